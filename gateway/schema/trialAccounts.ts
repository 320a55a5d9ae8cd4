import { getNullableType, type GraphQLField, type GraphQLSchema, isObjectType, isUnionType } from 'graphql';

interface Extensions {
  readonly pothosOptions?: { readonly authScopes?: { readonly realMember?: boolean } };
}

const keepsTrialsOut = ({ extensions }: { readonly extensions: Extensions }): boolean =>
  extensions.pothosOptions?.authScopes?.realMember === true;

const told = ({ type }: GraphQLField<unknown, unknown>): string =>
  isUnionType(getNullableType(type)) ? 'Not for trial accounts.' : 'Not for trial accounts: `null` then, with code `REAL_ACCOUNT_NEEDED`.';

/** A field whose scope keeps trial accounts out says so, so that nobody has to try it, and none is forgotten. */
export function describeTrialAccess(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values<GraphQLField<unknown, unknown>>(type.getFields()))
      if (keepsTrialsOut(field)) field.description = `${field.description ?? ''} ${told(field)}`;
}
