import {
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  GraphQLSchema,
  type GraphQLType,
  isAbstractType,
  isDirective,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isType,
  isWrappingType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What introspection tells of: each has fields, and some of those lead to others. */
type Element =
  | GraphQLSchema
  | GraphQLType
  | GraphQLDirective
  | GraphQLEnumValue
  | GraphQLField<unknown, unknown>
  | GraphQLArgument
  | GraphQLInputField;

function membersOf(schema: GraphQLSchema, type: GraphQLType, field: string): readonly Element[] {
  switch (field) {
    case 'fields':
      return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    case 'inputFields':
      return isInputObjectType(type) ? Object.values(type.getFields()) : [];
    case 'interfaces':
      return isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
    case 'possibleTypes':
      return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    case 'enumValues':
      return isEnumType(type) ? type.getValues() : [];
    case 'ofType':
      return isWrappingType(type) ? [type.ofType] : [];
    default:
      return [];
  }
}

function membersOfSchema(schema: GraphQLSchema, field: string): readonly Element[] {
  if (field === 'types') return Object.values(schema.getTypeMap());
  if (field === 'directives') return schema.getDirectives();
  const root =
    field === 'queryType'
      ? schema.getQueryType()
      : field === 'mutationType'
        ? schema.getMutationType()
        : field === 'subscriptionType'
          ? schema.getSubscriptionType()
          : undefined;
  return root ? [root] : [];
}

function below(schema: GraphQLSchema, element: Element, field: string): readonly Element[] {
  if (element instanceof GraphQLSchema) return membersOfSchema(element, field);
  if (isType(element)) return membersOf(schema, element, field);
  if (field === 'args') return isDirective(element) || 'args' in element ? element.args : [];
  return field === 'type' && 'type' in element ? [element.type] : [];
}

export type Fragments = ReadonlyMap<string, SelectionSetNode>;

/**
 * Values that the answer to a `__schema` or `__type` will hold, counted over the schema itself: a list of types whose
 * fields name types multiplies as no list of data does. `Infinity` once that is more than `most`, or takes as long to find out.
 */
export function introspectionCost(
  schema: GraphQLSchema,
  field: { readonly name: { readonly value: string }; readonly selectionSet?: SelectionSetNode | undefined },
  fragments: Fragments,
  most: number,
): number {
  const known = new Map<SelectionSetNode, Map<Element, number>>();
  let steps = 0;
  const costOfSet = (set: SelectionSetNode, element: Element): number => {
    let costs = known.get(set);
    if (!costs) known.set(set, (costs = new Map<Element, number>()));
    const before = costs.get(element);
    if (before !== undefined) return before;
    if ((steps += 1) > most) return Infinity;
    // Stands in for a fragment that contains itself; validation refuses those.
    costs.set(element, 0);
    let cost = 0;
    for (const selection of set.selections) {
      cost += costOf(selection, element);
      if (cost > most) return Infinity;
    }
    costs.set(element, cost);
    return cost;
  };
  const costOf = (selection: SelectionNode, element: Element): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const set = fragments.get(selection.name.value);
      return set ? costOfSet(set, element) : 0;
    }
    const { selectionSet } = selection;
    if (selection.kind === Kind.INLINE_FRAGMENT) return costOfSet(selection.selectionSet, element);
    return selectionSet
      ? below(schema, element, selection.name.value).reduce((cost, member) => cost + 1 + costOfSet(selectionSet, member), 0)
      : 1;
  };
  if (!field.selectionSet) return 0;
  if (field.name.value === '__schema') return costOfSet(field.selectionSet, schema);
  const { selectionSet } = field;
  // Which type it will be may stand in a variable.
  return Object.values(schema.getTypeMap()).reduce((largest, type) => Math.max(largest, costOfSet(selectionSet, type)), 0);
}
