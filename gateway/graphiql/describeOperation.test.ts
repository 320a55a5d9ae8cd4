import { readFileSync } from 'node:fs';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockGateway, type MockGateway } from '../testing/createMockGateway.ts';

const persisted = JSON.parse(readFileSync(new URL('../../web/relay/persisted.json', import.meta.url), 'utf8')) as Record<string, string>;
const [homeId = '', home = ''] = Object.entries(persisted).find(([, text]) => text.startsWith('query HomeScreenQuery')) ?? [];

let gateway: MockGateway;
beforeAll(() => {
  gateway = createMockGateway();
});
afterAll(() => gateway.close());

const describe = async (text: unknown, offset = 0): Promise<unknown> => {
  const response = await gateway.fetch('/graphiql/operation', { method: 'POST', body: JSON.stringify({ text, offset }) });
  expect(response.status).toBe(200);
  return response.json();
};

test('an operation of the site is known by what it says, however it is laid out', async () => {
  expect(homeId).toMatch(/^[0-9a-f]{64}$/);
  const turned = parse(home).definitions.map(print).reverse().join('\n# the other way round\n');
  for (const text of [home, stripIgnoredCharacters(home), turned, `${turned} query Another { site { brandName } }`])
    expect(await describe(text, text.indexOf('query HomeScreenQuery'))).toMatchObject({
      name: 'HomeScreenQuery',
      kind: 'query',
      persistedId: homeId,
    });
});

test('one that says anything else is none of them', async () => {
  const [renamed, more] = [home.replace('HomeScreenQuery', 'HomeQuery'), home.replace('query HomeScreenQuery {', '$&\n  __typename')];
  expect(more).not.toBe(home);
  for (const text of [renamed, more, '{ site { brandName } }']) expect(await describe(text)).toMatchObject({ persistedId: null });
});

test('of several operations the one at the cursor is meant, and the first where it is in none', async () => {
  const text = 'query One { site { brandName } }\n\nmutation Two { logOut { loggedOut } }';
  expect(await describe(text, 3)).toMatchObject({ name: 'One', kind: 'query' });
  expect(await describe(text, text.length)).toMatchObject({ name: 'Two', kind: 'mutation' });
  expect(await describe(`\n${text}`, 0)).toMatchObject({ name: 'One' });
});

test('the REST calls that the descriptions of its fields name stand beside their fields by name, those of fragments too', async () => {
  const text = 'query Mine { viewer { nickname ...Money } popularGames { id } } fragment Money on Member { balance { amount } }';
  expect(await describe(text)).toMatchObject({
    restCalls: [
      { field: 'viewer', calls: ['resumeSession (POST /wps/session/remembered)'] },
      { field: 'viewer.nickname', calls: ['memberInfo (GET /wps/member/info)'] },
      { field: 'popularGames', calls: ['popularGames (GET /lgw/games/popular)'] },
      { field: '…Money.balance', calls: ['balance (GET /wps/v2/wallets/balance)'] },
    ],
  });
});

test('what cannot be read is said, and asks nothing of the operator', async () => {
  expect(await describe('query {')).toMatchObject({ problem: expect.stringContaining('Syntax Error') as unknown });
  expect(await describe('fragment Money on Member { account }')).toEqual({ problem: 'There is no operation in the editor.' });
  expect(await describe(7)).toMatchObject({ problem: expect.any(String) as unknown });
  expect(gateway.upstream.calls).toEqual([]);
});
