import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  GraphQLString,
  Kind,
  OperationTypeNode,
  type TypeNode,
} from 'graphql';
import { fieldsOfRoot } from './rootFields.ts';

/** One document with one operation, parsed and validated once, run often. */
export interface Operation {
  /** SHA-256 of the document, in hex. */
  readonly id: string;
  readonly name: string;
  readonly kind: OperationTypeNode;
  /** Every root field is public: the answer is the same for all who ask with the same variables. */
  readonly isPublic: boolean;
  /** Answered to visitors whom the site is closed for. */
  readonly isForClosed: boolean;
  /** Answered to guests where the brand shows its site to members alone. */
  readonly isBeforeLogIn: boolean;
  /** Signs nobody in by the login that the browser remembers; see `skipRememberMe`. */
  readonly leavesRemembered: boolean;
  /** Names of the declared variables, sorted. Others in a request are ignored. */
  readonly variables: readonly string[];
  /** Names of those variables that take any text, such as what somebody searches for. */
  readonly texts: readonly string[];
  readonly document: DocumentNode;
}

export const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Describes a validated document. Throws where it does not hold exactly one operation. */
export function operationOf(schema: GraphQLSchema, id: string, document: DocumentNode): Operation {
  const definition = getOperationAST(document);
  if (!definition) throw new Error('a document must hold one operation');
  const declared = definition.variableDefinitions ?? [];
  return {
    id,
    name: definition.name?.value ?? 'anonymous',
    ...traitsOf(schema, document),
    variables: declared.map(({ variable }) => variable.name.value).sort(),
    texts: declared.filter(({ type }) => isText(type)).map(({ variable }) => variable.name.value),
    document,
  };
}

function isText(type: TypeNode): boolean {
  return type.kind === Kind.NAMED_TYPE ? type.name.value === GraphQLString.name : isText(type.type);
}

/** What the transport has to know of an operation. */
export type OperationTraits = Pick<Operation, 'kind' | 'isPublic' | 'isForClosed' | 'isBeforeLogIn' | 'leavesRemembered'>;

/** Of a document without an operation to run: nothing may come of it. */
export const nothingKnown: OperationTraits = {
  kind: OperationTypeNode.MUTATION,
  isPublic: false,
  isForClosed: false,
  isBeforeLogIn: false,
  leavesRemembered: true,
};

/** A trait that a field has with one argument as one of these words alone. */
interface WithArgument {
  readonly argument: string;
  readonly words: readonly string[];
}

function isWritten({ argument, words }: WithArgument, field: FieldNode): boolean {
  const value = field.arguments?.find(({ name }) => name.value === argument)?.value;
  return value?.kind === Kind.ENUM && words.includes(value.value);
}

/** Follows from what the schema says of the fields at the operation's root. */
export function traitsOf(schema: GraphQLSchema, document: DocumentNode, operationName?: string): OperationTraits {
  const definition = getOperationAST(document, operationName);
  const type = definition && schema.getRootType(definition.operation);
  if (!definition || !type) return nothingKnown;
  const asked = fieldsOfRoot(document, definition);
  const fields = type.getFields();
  const has = (field: FieldNode, trait: string): boolean => {
    const mark = fields[field.name.value]?.extensions[trait] as WithArgument | boolean | undefined;
    return typeof mark === 'object' ? isWritten(mark, field) : mark === true;
  };
  // One field without the trait is enough to lose it for all.
  const all = (trait: string): boolean =>
    asked.length > 0 && asked.every((field) => field.name.value === '__typename' || has(field, trait));
  const isQuery = definition.operation === OperationTypeNode.QUERY;
  return {
    kind: definition.operation,
    isPublic: isQuery && all('public'),
    isForClosed: isQuery && all('whenClosed'),
    isBeforeLogIn: all('beforeLogIn'),
    leavesRemembered: all('whenClosed') || asked.some((field) => has(field, 'skipRememberMe')),
  };
}
