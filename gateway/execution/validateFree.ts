import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, specifiedRules, validate } from 'graphql';
import { refuseTooMuch } from './freeLimits.ts';

const literals: ReadonlySet<string> = new Set([Kind.INT, Kind.FLOAT, Kind.STRING, Kind.BOOLEAN, Kind.NULL, Kind.ENUM, Kind.LIST, Kind.OBJECT]);
/** A name that is no longer than people give helps whoever wrote it; more would only be sent back. */
const LONGEST_MESSAGE = 200;

/** graphql's own words about a value repeat it, and it may be a password. */
function messageOf({ message, nodes }: GraphQLError): string {
  if (nodes?.some(({ kind }) => literals.has(kind))) return 'A value in the document does not fit what is expected there.';
  return message.length > LONGEST_MESSAGE ? 'The document does not fit the schema.' : message;
}

/** Validates a document that was not persisted, after it was found not to ask for too much. */
export function validateFree(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  try {
    refuseTooMuch(schema, document);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  return validate(schema, document, specifiedRules, { maxErrors: 10, hideSuggestions: true }).map(
    (error) => new GraphQLError(messageOf(error), { nodes: error.nodes, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } }),
  );
}
