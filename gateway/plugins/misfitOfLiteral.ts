import { type GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { expectationOf, valuesOfEnum } from './expectation.ts';

const literals: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/** How graphql begins to say that a value is none of a scalar of its own. */
const expectedScalar = /^(Boolean|Float|ID|Int|String) cannot represent /;

/** Its guess at which field was meant: a few names of the schema. */
const guess = /^[^{]+ field "\w+"\.( Did you mean [^{]+\?) Found: /;

/** Whether an error is about a value that a document has in it. Then graphql's own words repeat it, and it may be a password. */
export const isOfLiteral = ({ nodes }: GraphQLError): boolean => nodes?.some(({ kind }) => literals.has(kind)) ?? false;

/** What is expected in place of a value that a document has in it, without a word of that. */
export function misfitOfLiteral({ message, extensions }: GraphQLError, schema: GraphQLSchema): string | undefined {
  // What a scalar of ours says of itself.
  if (typeof extensions['detail'] === 'string') return extensions['detail'];
  const expectation = expectationOf(message);
  if (expectation === undefined) {
    const [, scalar] = expectedScalar.exec(message) ?? [];
    return scalar === undefined ? valuesOfEnum(message, schema) : `A value of type \`${scalar}\` is expected.`;
  }
  const { type, kind, field } = expectation;
  if (kind === 'lacking field') return `\`${type}\` needs the field \`${field}\`.`;
  if (kind === 'unknown field') return `\`${type}\` has no such field.${guess.exec(message)?.[1] ?? ''}`;
  return `A value of type \`${type}\` is expected.`;
}
