import { getIntrospectionQuery } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

async function ask(query: string, variables?: unknown) {
  const answer = await open().fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query, variables }) });
  const text = await answer.text();
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] };
  return {
    status: answer.status,
    text,
    data,
    codes: errors?.map(({ extensions }) => extensions?.code),
    messages: errors?.map(({ message }) => message),
  };
}

const refused = { status: 400, data: undefined, codes: ['QUERY_TOO_COMPLEX'] };
const chain = (levels: number, leaf: string, field: string): string =>
  levels === 0 ? leaf : `${field} { ${chain(levels - 1, leaf, field)} }`;
const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_none, index) => part(index)).join(' ');

describe('what a free document may ask for', () => {
  test('the introspection of GraphiQL is answered', async () => {
    const { status, data } = await ask(
      getIntrospectionQuery({
        inputValueDeprecation: true,
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        oneOf: true,
      }),
    );
    expect([status, data]).toEqual([200, { __schema: expect.anything() }]);
  });

  test('GQL-001 introspection has no more levels than data has', async () => {
    expect(await ask(`{ __schema { queryType { ${chain(5, 'name', 'interfaces')} } } }`)).not.toMatchObject({
      codes: ['QUERY_TOO_COMPLEX'],
    });
    expect(await ask(`{ __schema { queryType { ${chain(6, 'name', 'interfaces')} } } }`)).toMatchObject(refused);
  });

  test('GQL-007 aliases count under introspection', async () => {
    expect((await ask(`{ __schema { ${times(15, (index) => `a${index}: queryType { name }`)} } }`)).status).toBe(200);
    expect(await ask(`{ __schema { ${times(16, (index) => `a${index}: queryType { name }`)} } }`)).toMatchObject(refused);
    expect(await ask(`{ __schema { ${times(17, () => 'queryType { name }')} } }`)).toMatchObject(refused);
  });

  test('GQL-002 nested lists of introspection are weighed by what they answer with', async () => {
    expect((await ask('{ __schema { types { name fields { name } } } }')).status).toBe(200);
    const whole =
      'types { name description fields { name description args { name description type { name kind ofType { name kind } } } type { name kind ofType { name kind } } } inputFields { name description } }';
    expect((await ask(`{ __schema { ${whole} } }`)).status).toBe(200);
    expect(await ask(`{ ${times(10, (index) => `a${index}: __schema { ${whole} }`)} }`)).toMatchObject(refused);
    expect(
      await ask(
        `{ ...A } fragment A on Query { __schema { types { ...F0 } } } ${times(50, (index) => `fragment F${index} on __Type { ...F${index + 1} ...F${index + 1} }`)} fragment F50 on __Type { name }`,
      ),
    ).toMatchObject(refused);
  });

  test.each([
    ['a fragment that contains itself', '{ ...F } fragment F on Query { __typename ...F }'],
    ['a definition of a type', '{ __typename } type Mine { mine: Int }'],
  ])('%s is refused as no query of the schema', async (_what, query) => {
    const { status, codes } = await ask(query);
    expect([status, new Set(codes)]).toEqual([400, new Set(['GRAPHQL_VALIDATION_FAILED'])]);
  });

  test('a document of fragments that double is refused before it is validated, spread or not', async () => {
    const doubling = `${times(50, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F50 on Query { __typename }`;
    expect(await ask(`{ ...F0 } ${doubling}`)).toMatchObject(refused);
    expect(await ask(`{ __typename } ${doubling}`)).toMatchObject(refused);
  });

  test.each([
    ['GQL-001 eight levels of data', (count: number) => chain(count - 1, '__typename', 'node'), 8],
    [
      'GQL-001 eight levels, some of them in fragments',
      (count: number) => `... on Query { ...F } } fragment F on Query { ${chain(count - 1, '__typename', 'node')}`,
      8,
    ],
    ['twelve fields at the top', (count: number) => '__typename '.repeat(count), 12],
    [
      'twelve fields at the top, some of them in fragments',
      (count: number) => `...F ... on Query { ${'__typename '.repeat(count - 5)} } } fragment F on Query { ${'__typename '.repeat(5)}`,
      12,
    ],
    ['GQL-007 fifteen aliases', (count: number) => `site { ${times(count, (index) => `a${index}: brandName`)} }`, 15],
    [
      'GQL-007 fifteen aliases, some of them in fragments',
      (count: number) =>
        `site { ...F ... on Site { ${times(count - 5, (index) => `a${index}: brandName`)} } } } fragment F on Site { ${times(5, (index) => `b${index}: brandName`)}`,
      15,
    ],
    [
      'GQL-007 a selection that is written fifteen times more',
      (count: number) =>
        `... on Query { ${'site { brandName } '.repeat(4)} } ... on Query { ${'site { brandName } '.repeat(4)} } viewer { ${'balance { amount } '.repeat(count - 5)} }`,
      15,
    ],
    ['twenty directives', (count: number) => `site { ${'__typename @include(if: true) '.repeat(count)} }`, 20],
    [
      'twenty directives, some of them on fragments and in them',
      (count: number) =>
        `...F @include(if: true) ... on Query @include(if: true) { site { ${'__typename @include(if: true) '.repeat(count - 3)} } } } fragment F on Query { __typename @include(if: true)`,
      20,
    ],
    [
      'four hundred fields, some of them in fragments',
      (count: number) =>
        `__schema { ...F ... on __Schema { ${'__typename '.repeat(count - 201)} } } } fragment F on __Schema { ${'__typename '.repeat(200)}`,
      400,
    ],
  ])('%s are not refused for it, one more is', async (_what, selection, most) => {
    expect((await ask(`{ ${selection(most)} }`)).codes).not.toEqual(['QUERY_TOO_COMPLEX']);
    expect(await ask(`{ ${selection(most + 1)} }`)).toMatchObject(refused);
  });

  test('a directive of the operation counts, and so does one of a fragment that nothing spreads', async () => {
    const twenty = `site { ${'__typename @include(if: true) '.repeat(20)} }`;
    expect(await ask(`query @any { ${twenty} }`)).toMatchObject(refused);
    expect(await ask(`{ __typename } fragment F on Query @any { ${twenty} }`)).toMatchObject(refused);
  });

  test('a thousand words are read, one more is not', async () => {
    const words = (count: number) => `{ __typename(a: [${'1 '.repeat(count - 9)}]) }`;
    expect((await ask(words(1_000))).codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(await ask(words(1_001))).toMatchObject({ status: 400, codes: ['GRAPHQL_PARSE_FAILED'] });
  });

  test('lists and non-nulls that are unwrapped are no levels', async () => {
    expect((await ask(`{ __schema { types { fields { type { ${chain(6, 'name', 'ofType')} } } } } }`)).status).toBe(200);
  });

  test('four hundred fields are answered, one more is refused', async () => {
    expect((await ask(`{ __schema { ${'__typename '.repeat(399)} } }`)).status).toBe(200);
    expect(await ask(`{ __schema { ${'__typename '.repeat(400)} } }`)).toMatchObject(refused);
  });
});

describe('what a refused document is told', () => {
  const detailOf = async (query: string, variables?: unknown): Promise<unknown> =>
    (JSON.parse((await ask(query, variables)).text) as { errors: [{ extensions: { detail?: string } }] }).errors[0].extensions.detail;

  test.each([
    ['levels', `{ ${chain(8, '__typename', 'node')} }`, /8 levels/],
    ['aliases', `{ site { ${times(16, (index) => `a${index}: brandName`)} } }`, /15 aliases/],
    ['directives', `{ site { ${'__typename @include(if: true) '.repeat(21)} } }`, /20 directives/],
    ['fields at the top', `{ ${'__typename '.repeat(13)} }`, /12 fields at the top/],
    ['fields', `{ __schema { ${'__typename '.repeat(400)} } }`, /400 fields/],
    [
      'introspection',
      `{ ${times(11, (index) => `a${index}: __schema { types { name fields { name args { name } } } }`)} }`,
      /introspection/,
    ],
    [
      'objects',
      `{ ${times(4, (index) => `a${index}: games(category: RNG, pageSize: 100) { games { minStake { amount } maxStake { amount } } }`)} }`,
      /too many objects/,
    ],
  ])('of what there is too much: %s', async (_what, query, told) => {
    expect(await detailOf(query)).toMatch(told);
  });

  test.each([
    ['query A { __typename } query B { __typename }', undefined, '`operationName` has to name one of A, B.'],
    ['query A { __typename } query B { __typename }', 'C', '`operationName` has to name one of A, B.'],
    ['query A { __typename }', 'C', '`operationName` has to name one of A.'],
    ['{ __typename }', 'C', 'The operation of the document has no name: leave `operationName` out.'],
    [
      times(12, (index) => `query A${index} { __typename }`),
      undefined,
      '`operationName` has to name one of A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, ….',
    ],
    ['fragment A on Site { brandName }', undefined, undefined],
  ])('which operation can be meant: %s with %s', async (query, operationName, detail) => {
    const answer = await open().fetch('/graphql', { method: 'POST', body: JSON.stringify({ query, operationName }) });
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
    expect([answer.status, errors[0]?.extensions]).toEqual([
      400,
      { code: 'OPERATION_RESOLUTION_FAILURE', ...(detail !== undefined && { detail }) },
    ]);
  });

  test('where it cannot be read on, or that it is too long', async () => {
    const { messages, text } = await ask('{\n  site { brandName hunter2! }\n}');
    expect(messages).toEqual(['The document cannot be read: it is not GraphQL: expected name.']);
    expect(text).toContain('"locations":[{"line":2,"column":27}]');
    expect(text).not.toContain('hunter2');
    expect((await ask('{ site { brandName(of: "hunter2) } }')).messages).toEqual([
      'The document cannot be read: it is not GraphQL: unterminated string.',
    ]);
    expect((await ask('{ site { brandName }')).messages).toEqual(['The document cannot be read: it is not GraphQL: expected name.']);
    expect((await ask('hunter2 { site }')).messages).toEqual(['The document cannot be read: it is not GraphQL.']);
    expect((await ask(`{ ${'__typename '.repeat(1_001)} }`)).messages).toEqual([
      'The document cannot be read: it has more than 1000 words.',
    ]);
  });

  const toldOf = async (name: string) => (await ask(`{ ${name} }`)).messages;
  const unknown = (name: string) => `Cannot query field "${name}" on type "Query".`;

  test('a name that the schema does not have, where it stands, and those that may have been meant', async () => {
    const { messages, text } = await ask('{ site { brandNme } }');
    expect(messages).toEqual(['Cannot query field "brandNme" on type "Site". Did you mean "brandName"?']);
    expect(text).toContain('"locations":[{"line":1,"column":10}]');
    expect((await ask('{ games(categry: RNG) { totalCount } }')).messages).toContain(
      'Unknown argument "categry" on field "Query.games". Did you mean "category"?',
    );
  });

  test('a name of any length that people give, and of none beyond', async () => {
    const longest = 'n'.repeat(200 - unknown('').length);
    expect(await toldOf(longest)).toEqual([unknown(longest)]);
    expect(await toldOf(`${longest}n`)).toEqual(['The document does not fit the schema.']);
  });

  test('ten mistakes at most', async () => {
    expect((await ask(`{ site { ${times(12, (index) => `mistake${index}`)} } }`)).messages).toHaveLength(11);
  });
});
