import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';

interface Extensions {
  readonly access?: unknown;
  readonly public?: unknown;
  readonly pothosOptions?: { readonly authScopes?: unknown };
}

const isDeclared = ({ extensions }: { extensions: Extensions }) =>
  extensions.access === 'everybody' || extensions.public === true || extensions.pothosOptions?.authScopes !== undefined;

const isByField = ({ extensions }: { extensions: Extensions }) => extensions.access === 'byField';
const idOfNode = 'id';

/** Root fields and object types that do not say who may read them. */
export function undeclared(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
  const fields = roots.flatMap((type) =>
    Object.values<GraphQLField<unknown, unknown>>(type.getFields())
      .filter((field) => !isDeclared(field))
      .map((field) => `${type.name}.${field.name}`),
  );
  const own = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && isByField(type));
  const inner = own.flatMap((type) =>
    Object.values<GraphQLField<unknown, unknown>>((type as GraphQLObjectType).getFields())
      .filter((field) => field.name !== idOfNode && !isDeclared(field))
      .map((field) => `${type.name}.${field.name}`),
  );
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type) && !isDeclared(type),
  );
  return [...fields, ...inner, ...types.map((type) => type.name)];
}

/** What nobody has thought about is closed: a schema with an undeclared way in is not built. */
export function refuseUndeclared(schema: GraphQLSchema): void {
  const names = undeclared(schema);
  if (names.length > 0)
    throw new Error(
      `these do not declare who may read them, by \`...publicField\`, \`...everybody\` or \`authScopes\` (gateway/schema/access.ts): ${names.join(', ')}`,
    );
}
