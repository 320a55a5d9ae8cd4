import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { systemStatus } from '../../contract/system/site.ts';
import { idOf } from '../../execution/operation.ts';
import { createOperations } from '../../execution/operations.ts';
import { silentLog } from '../../log.ts';
import { answered, statusOf } from '../../upstream/testing/fakeAnswers.ts';
import type { UpstreamAnswer } from '../../upstream/transport/send.ts';
import { type GatewayUnderTest, smallOperator, startGateway } from '../testing/gatewayUnderTest.ts';

const soft = '{ soft }';
const search = 'query Search($text: String) { soft found(text: $text) }';
const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      soft: {
        type: GraphQLString,
        extensions: { public: true },
        resolve: (_root, _args, { upstream }) =>
          upstream.call(systemStatus, {}).then(
            () => 'known',
            () => 'not known',
          ),
      },
      found: {
        type: GraphQLString,
        args: { text: { type: GraphQLString } },
        extensions: { public: true },
        resolve: (_root, { text }) => text as string,
      },
    },
  }),
});

let site: GatewayUnderTest;
let clock: { time: number; now(): number };
let status: UpstreamAnswer;
beforeEach(async () => {
  clock = { time: 1_000_000, now: () => clock.time };
  site = await startGateway([], {
    schema,
    operations: createOperations(schema, new Map([soft, search].map((document) => [idOf(document), document])), silentLog()),
    clock,
    send: async (request) => (request.path.startsWith('/wps/system/status') ? status : smallOperator(request)),
  });
});
afterEach(() => site.close());

const away = { status: 404, text: '<html>' };
const ask = async () => {
  const { status: code, headers, body } = await site.ask(soft);
  return [code, JSON.parse(body).data.soft, headers['cache-control'], headers['retry-after']];
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('UPF-001 what does without something that could not be asked for is kept for five seconds, and given to nobody after them', async () => {
  status = away;
  expect(await ask()).toEqual([200, 'not known', 'private, max-age=5', undefined]);
  status = answered(statusOf('Sampan'));
  clock.time += 4_999;
  expect(await ask()).toEqual([200, 'not known', 'private, max-age=5', undefined]);
  clock.time += 1;
  expect(await ask()).toEqual([200, 'known', 'private, max-age=5, stale-while-revalidate=60', undefined]);
});

test('UPF-001 it takes the place of none that is whole', async () => {
  status = answered(statusOf('Sampan'));
  await ask();
  status = away;
  // The first time it is made of the operator's old word once more, which by the second is too old.
  const told: unknown[] = [];
  for (const later of [300_000, 30_000, 2_000, 300_000]) {
    clock.time += later;
    told.push((await ask())[1]);
    await settled();
  }
  expect(told).toEqual(['known', 'known', 'known', 'not known']);
});

test('where there was no room for a part, who waits is told to come again, and nothing is kept', async () => {
  status = { status: 429, text: '', retryAfter: '7' };
  expect(await ask()).toEqual([429, 'not known', 'no-store', '7']);
  status = answered(statusOf('Sampan'));
  clock.time += 200;
  expect((await ask()).slice(0, 2)).toEqual([200, 'known']);
});

test('UPF-001 the parts of an answer that does without something are not kept for the next one', async () => {
  const found = async (text: string) => JSON.parse((await site.ask(search, { variables: { text } })).body).data;
  status = away;
  // The first answer is made, and weighed, as a whole.
  await found('a');
  expect(await found('b')).toEqual({ soft: 'not known', found: 'b' });
  status = answered(statusOf('Sampan'));
  expect(await found('c')).toEqual({ soft: 'known', found: 'c' });
});
