import {
  type ExecutionResult,
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfigMap,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { afterEach, expect, test } from 'vitest';
import { idOf } from '../execution/operation.ts';
import { createOperations } from '../execution/operations.ts';
import { type GatewayUnderTest, startGateway } from '../http/testing/gatewayUnderTest.ts';
import { silentLog } from '../log.ts';
import { compiledParts } from './compiledParts.ts';

const lobby = 'query Lobby($search: String) { menu: brand ...Found publicToken } fragment Found on Query { found: brand(suffix: $search) }';

let site: GatewayUnderTest | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const movingClock = () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  return clock;
};
const ask = async (asked: GatewayUnderTest, search: string) => (await asked.ask(lobby, { variables: { search } })).body;
const answerOf = (search: string) => JSON.stringify({ data: { menu: 'Sampan', found: `Sampan${search}`, publicToken: 'none' } });

test('what a search has nothing to do with is made once in five seconds, and what it asks for each time', async () => {
  const clock = movingClock();
  const asked = (site = await startGateway([lobby], { clock }));
  const made = async (search: string) => {
    const before = asked.counts.brand;
    expect(await ask(asked, search)).toBe(answerOf(search));
    return asked.counts.brand - before;
  };
  // The first answer is made, and weighed, as a whole.
  expect([await made('a'), await made('b'), await made('c'), await made('d')]).toEqual([2, 2, 1, 1]);
  clock.time += 4_999;
  expect(await made('e')).toBe(1);
  clock.time += 1;
  expect([await made('f'), await made('g')]).toEqual([2, 1]);
});

test('what a plugin changes in a result is what is sent, also of parts that were written before', async () => {
  const change: Plugin = {
    onExecute: () => ({ onExecuteDone: ({ result }) => void Object.assign((result as ExecutionResult).data ?? {}, { menu: 'changed' }) }),
  };
  site = await startGateway([lobby], { plugins: [change] });
  for (const search of ['a', 'b', 'c'])
    expect(JSON.parse(await ask(site, search))).toMatchObject({ data: { menu: 'changed', found: `Sampan${search}` } });
});

test('what is made in one language is not given in another, nor for another image host', async () => {
  const asked = (site = await startGateway([lobby]));
  for (const search of ['a', 'b']) await ask(asked, search);
  const elsewhere = async (more: string, search: string) => {
    const before = asked.counts.brand;
    await asked.send(`/graphql?id=${idOf(lobby)}&variables=${encodeURIComponent(JSON.stringify({ search }))}&${more}`);
    return asked.counts.brand - before;
  };
  expect([await elsewhere('lang=VI&cdnBucket=0', 'c'), await elsewhere('lang=VI&cdnBucket=0', 'd')]).toEqual([2, 1]);
  expect(await elsewhere('lang=EN&cdnBucket=1', 'e')).toBe(2);
});

test('what a word decides about is there or not as it says, and is kept for each of the two', async () => {
  const choosing =
    'query Lobby($search: String, $more: Boolean = false) { ...More @include(if: $more) found: brand(suffix: $search) } fragment More on Query { menu: brand }';
  const asked = (site = await startGateway([choosing]));
  const made = async (variables: Record<string, unknown>, answer: Record<string, string>) => {
    const before = asked.counts.brand;
    expect((await asked.ask(choosing, { variables })).body).toBe(JSON.stringify({ data: answer }));
    return asked.counts.brand - before;
  };
  const all = (found: string) => ({ menu: 'Sampan', found: `Sampan${found}` });
  const found = (search: string) => ({ found: `Sampan${search}` });
  expect(await made({ search: 'a' }, found('a'))).toBe(1);
  expect(await made({ search: 'b' }, found('b'))).toBe(1);
  expect(await made({ search: 'c', more: true }, all('c'))).toBe(2);
  expect(await made({ search: 'd', more: true }, all('d'))).toBe(1);
  expect(await made({ search: 'e', more: false }, found('e'))).toBe(1);
});

test('null and nothing are two questions: in place of the second an argument takes its default', async () => {
  const word = { type: new GraphQLEnumType({ name: 'Word', values: { A: {}, B: {} } }), defaultValue: 'A' };
  const shared = { type: GraphQLString, extensions: { public: true } };
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {
    menu: { ...shared, args: { word }, resolve: (_root, args) => `menu of ${args['word']}` },
    found: { ...shared, args: { search: { type: GraphQLString } }, resolve: (_root, args) => args['search'] },
  };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
  const choosing = 'query Lobby($word: Word, $search: String) { menu(word: $word) found(search: $search) }';
  const operations = createOperations(schema, new Map([[idOf(choosing), choosing]]), silentLog());
  const asked = (site = await startGateway([], { schema, operations }));
  const answer = async (variables: object) => JSON.parse((await asked.ask(choosing, { variables })).body).data;
  // The first answer is made, and weighed, as a whole.
  await answer({ search: 'a' });
  expect(await answer({ search: 'b', word: null })).toEqual({ menu: 'menu of null', found: 'b' });
  expect(await answer({ search: 'c' })).toEqual({ menu: 'menu of A', found: 'c' });
  expect(await answer({ search: 'd', word: 'B' })).toEqual({ menu: 'menu of B', found: 'd' });
  expect(await answer({ search: 'e', word: null })).toEqual({ menu: 'menu of null', found: 'e' });
});

test('a part that failed is given with what did not, is made again the next time, and is kept once it is whole', async () => {
  const [part, rest] = [parse('{ part }'), parse('{ rest }')];
  const results: ExecutionResult[] = [
    { data: { part: null }, errors: [new GraphQLError('away')] },
    { data: null, errors: [new GraphQLError('away')] },
    { errors: [new GraphQLError('not asked rightly')] },
    { data: { part: 1 } },
  ];
  const run = compiledParts(
    { few: [{ document: part, variables: [] }], rest, keys: ['rest', 'part'] },
    (document) => (document === part ? () => results.shift() as ExecutionResult : () => ({ data: { rest: 2 } })),
    movingClock(),
  );
  const answer = async () => {
    const result = await run?.({ call: { address: { language: 'EN', cdnBucket: 0 } } }, {});
    return [JSON.stringify(result?.data), result?.errors?.map(({ message }) => message)];
  };
  expect([await answer(), await answer(), await answer(), await answer(), await answer()]).toEqual([
    ['{"rest":2,"part":null}', ['away']],
    ['null', ['away']],
    [undefined, ['not asked rightly']],
    ['{"rest":2,"part":1}', undefined],
    ['{"rest":2,"part":1}', undefined],
  ]);
});
