import { buildSchema, type FieldNode, graphqlSync, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { introspectionCost } from './introspectionCost.ts';

/** One of each that introspection tells of. */
const schema = buildSchema(`
  directive @slow(by: Int, unit: Unit) on FIELD
  enum Unit { SECONDS MINUTES HOURS }
  interface Named { name(language: String): String! }
  interface Aged implements Named { name(language: String): String! age: [Int!]! }
  type Boat implements Named & Aged { name(language: String): String! age: [Int!]! crew(first: Int, after: String): [Sailor] }
  type Sailor implements Named { name(language: String): String! sails: Vessel }
  union Vessel = Boat | Sailor
  input Search { word: String! near: Near }
  input Near { place: String }
  type Query { find(search: Search!): [Vessel!] boats: [Boat!]! }
  type Mutation { launch(boat: Search): Boat }
`);
const withSubscription = buildSchema('type Query { a: Int } type Subscription { a: Int b: Int }');

/** Leads to other elements; all else is a value. */
const leads = new Set(['args', 'enumValues', 'fields', 'inputFields', 'interfaces', 'ofType', 'possibleTypes', 'subscriptionType']);

/** Values of an answer: every text, every member of a list, and every object. */
const valuesOf = (answer: object): number =>
  Object.entries(answer).reduce<number>((sum, [name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return sum + (leads.has(name) ? 0 : 1);
    return sum + (Array.isArray(value) ? value.reduce<number>((all, each: object) => all + 1 + valuesOf(each), 0) : 1 + valuesOf(value));
  }, 0);

function costOf(text: string, most = 1e9, of = schema): number {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const [operation] = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  return introspectionCost(of, operation as FieldNode, fragments, most);
}

/** Values of what the document's one field is answered with. */
const answered = (source: string): number =>
  Object.values(graphqlSync({ schema, source }).data ?? {}).reduce<number>((sum, value) => sum + valuesOf(value as object), 0);

describe('GQL-002 what introspection costs is what it answers with', () => {
  test.each([
    'description types { name kind }',
    'types { name fields { name } }',
    'types { fields { args { name } } }',
    'types { fields { type { name } args { type { name kind } } } }',
    'types { inputFields { name type { name } } }',
    'types { interfaces { name fields { name } } }',
    'types { possibleTypes { name possibleTypes { name } } }',
    'types { enumValues { name description } }',
    'queryType { name fields { name } } mutationType { name }',
    'directives { name args { name type { enumValues { name } } } }',
  ])('%s', (selection) => {
    const text = `{ __schema { ${selection} } }`;
    const cost = answered(text);
    expect(cost).toBeGreaterThan(2);
    expect(costOf(text)).toBe(cost);
    expect(costOf(text, cost)).toBe(cost);
    expect(costOf(text, cost - 1)).toBe(Infinity);
  });

  test('fragments are what they hold', () => {
    const text =
      '{ __schema { types { ...Named ... on __Type { kind } } } } fragment Named on __Type { name fields { ...Field } } fragment Field on __Field { name }';
    expect(costOf(text)).toBe(answered(text));
  });

  test('wrapped types lead to what they wrap, and nothing leads to what is not there', () => {
    const wrapped = (leaf: string) => costOf(`{ __schema { queryType { fields { type { ${leaf} } } } } }`);
    // Query, its two fields, their two types; `[Vessel!]` and `[Boat!]!`.
    expect(wrapped('name')).toBe(1 + 2 + 2 + 2);
    expect(wrapped('ofType { name }')).toBe(1 + 2 + 2 + 2 * 2);
    expect(wrapped('ofType { ofType { ofType { name } } }')).toBe(1 + 2 + 2 + 2 + 2 + 1 * 2);
    expect(wrapped('nothing { name }')).toBe(1 + 2 + 2);
    expect(costOf('{ __schema { subscriptionType { name } nothing { name } ...Missing } }')).toBe(0);
    expect(costOf('{ __schema { subscriptionType { name fields { name } } mutationType { name } } }', 1e9, withSubscription)).toBe(
      1 + 1 + 2 * 2,
    );
    expect(
      costOf('{ __schema { types { fields { enumValues { name } fields { name } } enumValues { type { name } args { name } } } } }'),
    ).toBe(costOf('{ __schema { types { fields { inputFields { name } } enumValues { possibleTypes { name } } } } }'));
  });

  test('one type weighs as much as the heaviest there is, whichever it will be', () => {
    const heaviest = Math.max(
      ...Object.keys(schema.getTypeMap()).map((name) => answered(`{ __type(name: "${name}") { name fields { name } } }`)),
    );
    expect(costOf('{ __type(name: "Unit") { name fields { name } } }')).toBe(heaviest);
    expect(costOf('{ __type(name: "Unit") }')).toBe(0);
  });

  test('a fragment that contains itself comes to an end, and looking for the cost takes no longer than it may be', () => {
    expect(costOf('{ __schema { types { ...Own } } } fragment Own on __Type { name ...Own }')).toBe(
      costOf('{ __schema { types { name } } }'),
    );
    // Nothing of it is answered, but every type has to be looked at.
    const types = Object.keys(schema.getTypeMap()).length;
    expect(
      costOf(
        '{ __schema { ...Types } } fragment Types on __Schema { types { ... on __Type { ... on __Type { nothing { name } } } } }',
        types,
      ),
    ).toBe(Infinity);
  });
});
