import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Context } from '../context.ts';
import { createContextOf } from '../http/graphql/contextOf.ts';
import { createSiteAccess } from '../http/access/siteAccess.ts';
import { silentLog } from '../log.ts';
import { systemRandom } from '../random.ts';
import { fakeImageHosts, fakeLaunchHosts, fakeOrigin } from '../testing/fakeBrand.ts';
import { createFakeUpstream } from '../testing/fakeUpstream.ts';
import { personas } from '../testing/personas.ts';
import { createSchema } from '../schema/schema.ts';
import { createUpstreamClient } from '../upstream/client.ts';
import { noUpstreamMetrics } from '../upstream/metrics.ts';
import { createCompiler } from './compiled.ts';
import { createExecutor } from './executor.ts';
import { createMaskErrors } from './maskErrors.ts';
import { idOf } from './operation.ts';
import { createOperations } from './operations.ts';

const documents = [
  '{ site { brandName merchantCode currencySymbol languages features resources { type url qrCodeUrl label } } }',
  '{ banners(group: HOME) { id imageUrl title link { url opensNewTab } } }',
  'query Games($category: GameCategory!, $page: Int! = 1, $pageSize: Int! = 42, $search: String, $with: Boolean = true) { games(category: $category, page: $page, pageSize: $pageSize, search: $search) { totalCount games @include(if: $with) { __typename id name imageUrl minStake { amount currency } returnToPlayer launchKind } } }',
  '{ gameCategories { category vendors { __typename id name logoUrl gameCount } } registrationForm { fields { name pattern } bonus { amount } } }',
  'query Viewer($first: Int = 5) { viewer { __typename id account kind balance { amount symbol } bets(first: $first) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id stake { amount } state placedAt } } } depositMethods { id presets { amount } } } }',
  'query Node($id: ID!) { node(id: $id) { __typename id ... on Game { name } ... on Vendor { code } ... on Member { account } } }',
  'mutation LogIn($input: LogInInput!) { logIn(input: $input) { __typename ... on LogInPayload { firstTime viewer { account balance { amount } } } ... on Refusal { message } ... on LogInFailedError { captchaRequired } } }',
  'mutation Launch($input: LaunchGameInput!) { launchGame(input: $input) { __typename ... on Refusal { message } ... on LaunchGamePayload { game { name } } } }',
];
const given: Readonly<Record<number, readonly Record<string, unknown>[]>> = {
  2: [{ category: 'RNG' }, { category: 'RNG', pageSize: 3, with: false }, { category: 'RNG', pageSize: 100_000 }, { category: 'RNG', search: 'nothing like this' }, { category: 'NOPE' }, {}],
  4: [{}, { first: 1 }, { first: -1 }, { first: 100_000 }],
  5: [{ id: 'nonsense' }],
  6: [{ input: { username: 'nobody', password: 'wrong' } }, { input: { username: 1 } }, {}],
  7: [{ input: { gameId: 'nonsense' } }],
};

/** Fresh parts for each run, so that one cannot leave the other a changed session or wallet. */
function startRun(persona: 'guest' | 'member') {
  const client = createUpstreamClient({
    send: createFakeUpstream().send, origin: fakeOrigin, merchant: 'SAMPAN', assetOrigins: [...fakeImageHosts, ...fakeLaunchHosts],
    clock: systemClock, random: systemRandom, log: silentLog(), metrics: noUpstreamMetrics,
  });
  let current: Context['session']['current'] = persona === 'guest' ? undefined : personas[persona];
  const session: Context['session'] = {
    get current() { return current; },
    open: (opened) => void (current = opened),
    close: () => void (current = undefined),
    remembered: undefined, socialState: undefined, remember: () => {}, nameBrowser: () => 'a-browser', keepSocialState: () => {}, leave: () => void (current = undefined),
  };
  const siteAccess = createSiteAccess({ client, clock: systemClock, log: silentLog(), host: 'localhost:3000' });
  const contextOf = createContextOf({ client, siteAccess, clock: systemClock, siteOrigin: 'http://localhost:3000' });
  return { context: contextOf({ language: 'EN', shard: 0 }, 'c', { session, clientAddress: undefined, clientAgent: undefined, unattended: false }), correlationId: 'c' };
}

/** Where in the document a field stands is of no use to clients, and the two ways count it differently. */
function comparable(answer: string): unknown {
  const { data, errors } = JSON.parse(answer) as { data?: unknown; errors?: { locations?: unknown }[] };
  return { data, errors: errors?.map(({ locations: _unused, ...error }) => error) };
}

const schema = createSchema();
const executor = createExecutor(schema, createMaskErrors(silentLog()), silentLog());
const compile = createCompiler(schema, silentLog());
const operations = createOperations(schema, new Map(documents.map((text) => [idOf(text), text])), silentLog());
const cases = documents.flatMap((text, index) => (given[index] ?? [{}]).flatMap((variables) => (['guest', 'member'] as const).map((persona) => ({ text, variables, persona }))));

test.each(cases)('a compiled document answers as an interpreted one: $persona $variables $text', async ({ text, variables, persona }) => {
  const operation = operations.find(idOf(text));
  if (!operation) throw new Error('the document does not fit the schema');
  expect(compile(operation.document)).toBeTypeOf('function');
  const compiled = await executor.answer(operation, { variables, ...startRun(persona) });
  const interpreted = await executor.execute({ document: operation.document, operationName: undefined, variables, ...startRun(persona) });
  expect(comparable(compiled.text)).toEqual(comparable(JSON.stringify(interpreted)));
});

test('GQL-005 the weight of a page size in a variable is seen in a compiled document', async () => {
  const operation = operations.find(idOf(documents[2] as string));
  if (!operation) throw new Error('the document does not fit the schema');
  const weigh = async (pageSize: number) => (await executor.answer(operation, { variables: { category: 'RNG', pageSize }, ...startRun('guest') })).text;
  expect(await weigh(10)).not.toContain('errors');
  expect(await weigh(-1)).toMatch(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/);
  expect(await weigh(100_000)).toMatch(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/);
});
