import {
  type DocumentNode,
  GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLSchema,
  parse,
  type Source,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { codedError } from '../refusals/codedError.ts';
import { exceededLimit, freeLimits } from '../execution/freeLimits.ts';
import { operationMeant } from './operationMeant.ts';
import { isOfLiteral, misfitOfLiteral } from './misfitOfLiteral.ts';

/** A name that is no longer than people give helps whoever wrote it; more would only be sent back. */
const longestMessage = 200;

/** Where graphql's words end that repeat the document, and its guess at what was meant begins: a few names of the schema. */
const beforeGuess = /(?= Did you mean )/;

/** An error in words that repeat no more of the document than a name. */
function tellable(error: GraphQLError, schema: GraphQLSchema): GraphQLError {
  const { message, nodes } = error;
  if (isOfLiteral(error)) {
    const detail = misfitOfLiteral(error, schema);
    const extensions = detail === undefined ? {} : { detail };
    return new GraphQLError('A value in the document does not fit what is expected there.', { nodes, extensions });
  }
  const [found = ''] = message.split(beforeGuess, 1);
  return new GraphQLError(found.length > longestMessage ? 'The document does not fit the schema.' : message, { nodes });
}

/** How graphql begins to say that it has stopped reading; what it repeats of a document stands behind that. */
const tooManyTokens = 'Syntax Error: Document contains more';

/** What graphql says that it looked for: names of its own grammar. What it found instead stands behind that, and is not repeated. */
const lookedFor = /^Syntax Error: (?:(Expected [^,]{1,40})(?=, found )|(Unterminated (?:block )?string)\.)/;

function placeOf(error: unknown): { readonly message: string } & Pick<GraphQLErrorOptions, 'positions' | 'source'> {
  if (!(error instanceof GraphQLError)) return { message: 'it is not GraphQL.' };
  const { message, source, positions } = error;
  if (message.startsWith(tooManyTokens)) return { message: `it has more than ${freeLimits.tokens} words.`, source, positions };
  const [, expected, unended] = lookedFor.exec(message) ?? [];
  const what = (expected ?? unended)?.toLowerCase();
  return { message: `it is not GraphQL${what === undefined ? '' : `: ${what}`}.`, source, positions };
}

/**
 * Parses a document that was not persisted. Throws for one that is longer than allowed, in words that repeat nothing of it, with the place
 * where it cannot be read on. Code and status of errors without any are added by Yoga, here and below.
 */
export function parseLimited(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: freeLimits.tokens });
  } catch (error) {
    const { message, ...place } = placeOf(error);
    throw new GraphQLError(`The document cannot be read: ${message}`, place);
  }
}

function validateLimited(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[] = specifiedRules,
): readonly GraphQLError[] {
  const tooMuch = exceededLimit(schema, document);
  if (tooMuch !== undefined) return [codedError('QUERY_TOO_COMPLEX', tooMuch)];
  // Whoever may send such a document may read the whole schema as well, so names of it are no secret here.
  return validate(schema, document, rules, { maxErrors: 10 }).map((error) => tellable(error, schema));
}

/** Parses and validates documents that were not persisted, once they were found not to ask for too much. */
export const useDocumentLimits = (): Plugin => ({
  onParse: ({ setParseFn, context }) =>
    setParseFn((source: string | Source) => {
      const document = parseLimited(source);
      const problem = operationMeant(document, context.params?.operationName);
      if (problem) throw problem;
      return document;
    }),
  onValidate: ({ setValidationFn }) => setValidationFn(validateLimited as Parameters<typeof setValidationFn>[0]),
});
