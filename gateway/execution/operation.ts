import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { fieldsOfRoot } from './rootFields.ts';

/** One document with one operation, parsed and validated once, run often. */
export interface Operation {
  /** SHA-256 of the document, in hex. */
  readonly id: string;
  readonly name: string;
  readonly kind: OperationTypeNode;
  /** Every root field is public: the answer is the same for all who ask with the same variables. */
  readonly isPublic: boolean;
  /** Names of the declared variables, sorted. Others in a request are ignored. */
  readonly variables: readonly string[];
  readonly document: DocumentNode;
}

export const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Describes a validated document. Throws where it does not hold exactly one operation. */
export function operationOf(schema: GraphQLSchema, id: string, document: DocumentNode): Operation {
  const definition = getOperationAST(document);
  if (!definition) throw new Error('a document must hold one operation');
  return {
    id,
    name: definition.name?.value ?? 'anonymous',
    kind: definition.operation,
    isPublic: isPublic(schema, document),
    variables: (definition.variableDefinitions ?? []).map((variable) => variable.variable.name.value).sort(),
    document,
  };
}

/** Only a query of nothing but fields that the schema declares public; one other field makes it the viewer's. */
function isPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
  const definition = getOperationAST(document);
  const fields = schema.getQueryType()?.getFields();
  if (definition?.operation !== OperationTypeNode.QUERY || !fields) return false;
  const names = fieldsOfRoot(document, definition).map((field) => field.name.value);
  return names.length > 0 && names.every((name) => name === '__typename' || fields[name]?.extensions['public'] === true);
}
