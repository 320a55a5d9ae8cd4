import { type GraphQLError, Kind, print } from 'graphql';

/** How graphql begins to say that a variable does not fit: it names the variable, and the fields and places of the schema that lead to the misfit. */
const beginning = /^Variable "\$(\w+)" has invalid value(?: at \.?([\w.[\]]+))?: /;
/** What stands behind that: types and fields of the schema, but for a field that it does not know, and what was sent. */
const expected =
  /^Expected (?:a )?value of (non-null )?type "([\w[\]!]+)"( to include required field "(\w+)"| not to include unknown field)?/;

/** What a scalar of ours says of a value that is none of it, or the type that the document declares. */
function saidOf({ extensions, nodes }: GraphQLError): string {
  const { detail } = extensions;
  if (typeof detail === 'string') return detail;
  const declared = nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  return declared ? `the variable is declared as \`${print(declared.type)}\`.` : 'it is of another type.';
}

/** Says to whoever wrote the client which variable does not fit, and what is expected there, without a word of what was sent. */
export function misfitOfVariable(error: GraphQLError): { readonly detail?: string } {
  const { message } = error;
  const found = beginning.exec(message);
  if (!found) return {};
  const [begun, name = '', at] = found;
  const place = `The variable \`$${name}${at === undefined ? '' : at.startsWith('[') ? at : `.${at}`}\``;
  const [, isMissing, type, kind, field] = expected.exec(message.slice(begun.length)) ?? [];
  if (type === undefined) return { detail: `${place} does not fit: ${saidOf(error)}` };
  if (isMissing !== undefined) return { detail: `${place} has to be given: it is of type \`${type}\`.` };
  if (field !== undefined) return { detail: `${place} lacks the field \`${field}\` of \`${type}\`.` };
  return {
    detail: kind === undefined ? `${place} does not fit its type \`${type}\`.` : `${place} has a field that \`${type}\` does not have.`,
  };
}
