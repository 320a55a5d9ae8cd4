import { type GraphQLError, type GraphQLSchema, Kind, print } from 'graphql';
import { expectationOf, fieldsOfInput, valuesOfEnum } from './expectation.ts';

/** How graphql begins to say that a variable does not fit: it names the variable, and the fields and places of the schema that lead to the misfit. */
const beginning = /^Variable "\$(\w+)" has invalid value(?: at \.?([\w.[\]]+))?: /;

/** What a scalar of ours says of a value that is none of it, or the type that the document declares. */
function saidOf({ extensions, nodes }: GraphQLError): string {
  const { detail } = extensions;
  if (typeof detail === 'string') return detail;
  const declared = nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  return declared ? `the variable is declared as \`${print(declared.type)}\`.` : 'it is of another type.';
}

/**
 * Says to whoever wrote the client which variable does not fit, and what is expected there, without a word of what was sent. The values of
 * an enum, and the fields of an input, are named by the `schema`, for those who may read it whole.
 */
export function misfitOfVariable(error: GraphQLError, schema?: GraphQLSchema): { readonly detail?: string } {
  const { message } = error;
  const found = beginning.exec(message);
  if (!found) return {};
  const [begun, name = '', at] = found;
  const place = `The variable \`$${name}${at === undefined ? '' : at.startsWith('[') ? at : `.${at}`}\``;
  const rest = message.slice(begun.length);
  const expectation = expectationOf(rest);
  if (expectation === undefined) return { detail: `${place} does not fit: ${(schema && valuesOfEnum(rest, schema)) ?? saidOf(error)}` };
  const { type, kind, field } = expectation;
  if (kind === 'missing') return { detail: `${place} has to be given: it is of type \`${type}\`.` };
  if (kind === 'lacking field') return { detail: `${place} lacks the field \`${field}\` of \`${type}\`.` };
  if (kind === 'unknown field') {
    const fields = schema && fieldsOfInput(type, schema);
    return { detail: `${place} has a field that \`${type}\` does not have${fields === undefined ? '.' : `: ${fields}`}` };
  }
  return { detail: `${place} does not fit its type \`${type}\`.` };
}
