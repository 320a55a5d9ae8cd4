import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { idOf } from '../execution/operation.ts';
import { createMockGateway } from '../testing/createMockGateway.ts';

const documents = [
  '{ site { brandName merchantCode currencySymbol languages features resources { type url qrCodeUrl label } } }',
  '{ banners(group: HOME) { id imageUrl title link { url opensNewTab } } }',
  'query Games($category: GameCategory!, $page: Int! = 1, $pageSize: Int! = 42, $search: String, $with: Boolean = true) { games(category: $category, page: $page, pageSize: $pageSize, search: $search) { totalCount games @include(if: $with) { __typename id name imageUrl minStake { amount currency } returnToPlayer launchKind } } }',
  '{ gameCategories { category vendors { __typename id name logoUrl gameCount } } registrationForm { fields { name pattern } bonus { amount } } }',
  'query Viewer($first: Int = 5) { viewer { __typename id account kind balance { amount symbol } bets(first: $first) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id stake { amount } status placedAt } } } depositMethods { id presets { amount } } } }',
  'query Node($id: ID!) { node(id: $id) { __typename id ... on Game { name } ... on Vendor { code } ... on Member { account } } }',
  'mutation LogIn($input: LogInInput!) { logIn(input: $input) { __typename ... on LogInPayload { firstTime viewer { account balance { amount } } } ... on Refusal { message } ... on LogInFailedError { captchaRequired } } }',
  'mutation Launch($input: LaunchGameInput!) { launchGame(input: $input) { __typename ... on Refusal { message } ... on LaunchGamePayload { game { name } } } }',
];
const given: Readonly<Record<number, readonly Record<string, unknown>[]>> = {
  2: [
    { category: 'RNG' },
    { category: 'RNG', pageSize: 3, with: false },
    { category: 'RNG', pageSize: 100_000 },
    { category: 'RNG', search: 'nothing like this' },
    { category: 'NOPE' },
    {},
  ],
  4: [{}, { first: 1 }, { first: -1 }, { first: 100_000 }],
  5: [{ id: 'nonsense' }],
  6: [{ input: { username: 'nobody', password: 'wrong' } }, { input: { username: 1 } }, {}],
  7: [{ input: { gameId: 'nonsense' } }],
};

const aliased = `query Aliased($pageSize: Int!) { ${['a', 'b', 'c', 'd'].map((alias) => `${alias}: games(category: RNG, pageSize: $pageSize) { games { minStake { amount } maxStake { amount } } }`).join(' ')} __typename viewer { account } }`;
const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
const persistedFile = join(folder, 'persisted.json');
writeFileSync(persistedFile, JSON.stringify(Object.fromEntries([...documents, aliased].map((text) => [idOf(text), text]))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks for a document by its id, which has it compiled, or brings it along, which has it interpreted. A gateway for each, so that one cannot leave the other a changed wallet. */
async function ask(
  asked: { readonly id: string } | { readonly query: string },
  variables: Record<string, unknown>,
  persona: 'guest' | 'member',
) {
  const gateway = createMockGateway({ persona, persistedFile });
  const answer = await gateway.fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ ...asked, variables }) });
  const { data, errors } = (await answer.json()) as {
    data?: unknown;
    errors?: { locations?: unknown; extensions?: { correlationId?: string } }[];
  };
  await gateway.close();
  // Where in the document a field stands is of no use to clients, and compiled documents do not tell it.
  return {
    status: answer.status,
    data,
    errors: errors?.map(({ locations: _unused, extensions, ...error }) => ({
      ...error,
      extensions: { ...extensions, correlationId: undefined },
    })),
  };
}

const cases = documents.flatMap((text, index) =>
  (given[index] ?? [{}]).flatMap((variables) => (['guest', 'member'] as const).map((persona) => ({ text, variables, persona }))),
);

test.each(cases)('a compiled document answers as an interpreted one: $persona $variables $text', async ({ text, variables, persona }) => {
  const compiled = await ask({ id: idOf(text) }, variables, persona);
  expect(compiled.data !== undefined || compiled.status === 400).toBe(true);
  expect(compiled).toEqual(await ask({ query: text }, variables, persona));
});

test('GQL-005 the weight of a page size in a variable is seen in a compiled document', async () => {
  const weigh = async (pageSize: number) =>
    JSON.stringify(await ask({ id: idOf(documents[2] as string) }, { category: 'RNG', pageSize }, 'guest'));
  expect(await weigh(10)).not.toContain('code');
  expect(await weigh(-1)).toMatch(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/);
  expect(await weigh(100_000)).toMatch(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/);
});

test('GQL-005 an operation that was answered with small pages is weighed again with large ones', async () => {
  const gateway = createMockGateway({ persistedFile });
  const weigh = async (pageSize: number) =>
    (
      await gateway.fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ id: idOf(aliased), variables: { pageSize } }) })
    ).text();
  expect(await weigh(10)).not.toContain('errors');
  expect(await weigh(10)).not.toContain('errors');
  expect(await weigh(100)).toContain('QUERY_TOO_COMPLEX');
  expect(await weigh(11)).not.toContain('errors');
  await gateway.close();
});
