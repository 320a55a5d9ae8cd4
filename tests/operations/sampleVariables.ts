import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';

const samples: Readonly<Record<string, unknown>> = {
  Boolean: false,
  CalendarDay: '2026-11-22',
  Decimal: '1',
  ID: encodeGlobalId('Member', 'm-1001'),
  Int: 1,
  String: 'x',
};

function sampleOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return samples[named.name];
  const required = Object.values(named.getFields()).filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** Values for the variables that an operation cannot do without. */
export function sampleVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const required = variableDefinitions.filter((definition) => definition.type.kind === Kind.NON_NULL_TYPE && !definition.defaultValue);
  return Object.fromEntries(
    required.map((definition) => {
      const type =
        definition.type.kind === Kind.NON_NULL_TYPE && definition.type.type.kind === Kind.NAMED_TYPE
          ? typeFromAST(schema, definition.type.type)
          : undefined;
      return [definition.variable.name.value, isInputType(type) ? sampleOf(type) : []];
    }),
  );
}
