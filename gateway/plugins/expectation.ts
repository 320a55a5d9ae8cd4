import { type GraphQLSchema, isEnumType, isInputObjectType } from 'graphql';

/** What graphql says of a value that does not fit: types and fields of the schema, but for a field that it does not know, and what was sent. */
const expected =
  /^Expected (?:a )?value of (non-null )?type "([\w[\]!]+)"( to include required field "(\w+)"| not to include unknown field)?/;
/** A text that was sent stands before it with its quotes escaped, and cannot be taken for it. */
const expectedOfEnum = /^Enum "(\w+)" cannot represent | does not exist in "(\w+)" enum\./;

export interface Expectation {
  /** As the schema writes it, such as `DepositInput` or `ID!`. */
  readonly type: string;
  readonly kind: 'lacking field' | 'missing' | 'other type' | 'unknown field';
  /** The one that is lacking. */
  readonly field: string | undefined;
}

/** What graphql expected of a value, where it says so by a type. */
export function expectationOf(message: string): Expectation | undefined {
  const [, isMissing, type, kind, field] = expected.exec(message) ?? [];
  if (type === undefined) return undefined;
  if (isMissing !== undefined) return { type, kind: 'missing', field };
  if (field !== undefined) return { type, kind: 'lacking field', field };
  return { type, kind: kind === undefined ? 'other type' : 'unknown field', field };
}

/** Names the values of an enum, where a value is none of them. */
export function valuesOfEnum(message: string, schema: GraphQLSchema): string | undefined {
  const [, first, second] = expectedOfEnum.exec(message) ?? [];
  const type = schema.getType(first ?? second ?? '');
  if (!isEnumType(type)) return undefined;
  const names = type.getValues().map(({ name }) => name);
  return `\`${type.name}\` is one of ${names.join(', ')}.`;
}

/** Names the fields of an input, where one was sent that is none of them. */
export function fieldsOfInput(name: string, schema: GraphQLSchema): string | undefined {
  const type = schema.getType(name);
  return isInputObjectType(type) ? `it has ${Object.keys(type.getFields()).join(', ')}.` : undefined;
}
