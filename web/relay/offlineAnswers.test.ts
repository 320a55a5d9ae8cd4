import { expect, test, vi } from 'vitest';
import type { GraphQLResponse, Observable, RequestParameters } from 'relay-runtime';
import { createOfflineAnswers } from './offlineAnswers.ts';
import { createBalanceOrder } from './balanceOrder.ts';
import { createFetch } from './network.ts';

/** A browser's cache, as far as it is used. */
function aCache() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (address: string, response: Response) => {
      kept.delete(address);
      kept.set(address, response);
    },
    keys: async () => [...kept.keys()],
    delete: async (address: string) => kept.delete(address),
    match: async (address: string) => kept.get(address)?.clone(),
  };
  return { kept, storage: { open: async () => cache as unknown as Cache } };
}
const operation = (name: string, operationKind = 'query') =>
  ({ id: name, name, operationKind, metadata: {} }) as unknown as RequestParameters;
const at = Date.UTC(2026, 10, 22, 14, 5);

function aPage({ kept, storage } = aCache(), now = at, first?: object) {
  const answers = createOfflineAnswers(storage, '/rng', () => now);
  const firstAnswer = { take: (address: string) => (address.includes('LobbyScreenQuery') ? first : undefined) };
  const fetching = createFetch({
    language: () => 'EN',
    balanceOrder: createBalanceOrder(),
    onErrors: () => undefined,
    offlineAnswers: answers,
    firstAnswer,
  });
  const ask = (name: string, kind?: string) => (fetching(operation(name, kind), {}, {}, null) as Observable<GraphQLResponse>).toPromise();
  return { kept, answers, ask };
}
const lobby = { data: { games: ['Carp Lantern'] } };
const online = () => vi.stubGlobal('fetch', async () => Response.json(lobby));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));

test('ER-02 without a connection the last lobby is shown, with its time; with one again, what is new', async () => {
  const { answers, ask, kept } = aPage();
  online();
  await ask('LobbyScreenQuery');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  expect(answers.shownFrom()).toBeNull();
  offline();
  expect([await ask('LobbyScreenQuery'), answers.shownFrom()]).toEqual([lobby, at]);
  online();
  await ask('LobbyScreenQuery');
  expect(answers.shownFrom()).toBeNull();
});

test('of a lobby with many filters and pages the last ones are kept, and room is not taken without an end', async () => {
  const cache = aCache();
  const answers = createOfflineAnswers(cache.storage, '/rng', () => at);
  for (let page = 1; page <= 60; page += 1) {
    answers.keep('LobbyScreenQuery', `/graphql?page=${page}`, lobby);
    await vi.waitFor(() => expect(cache.kept.has(`/graphql?page=${page}`)).toBe(true));
  }
  await vi.waitFor(() => expect(cache.kept.size).toBe(40));
  expect([...cache.kept.keys()].at(-1)).toBe('/graphql?page=60');
});

test('ER-02 of what is somebody’s nothing is kept, and what changes something is never answered from there', async () => {
  const { ask, kept } = aPage();
  online();
  for (const name of ['useViewerQuery', 'BetRecordPageQuery']) await ask(name);
  await ask('LobbyScreenQuery', 'mutation');
  await new Promise((done) => setTimeout(done));
  expect([...kept.keys()]).toEqual([]);
  offline();
  await expect(ask('useViewerQuery')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  await expect(ask('LobbyScreenQuery')).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test('ER-02 a page that was kept shows from when its answer is, as soon as nobody can be reached', async () => {
  const cache = aCache();
  // As the worker keeps it.
  cache.kept.set('/rng', new Response('<html>', { headers: { 'x-kept-at': String(at) } }));
  const later = aPage(cache, at + 3_600_000, lobby);
  await later.ask('LobbyScreenQuery');
  offline();
  await expect(later.ask('useViewerQuery')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  await vi.waitFor(() => expect(later.answers.shownFrom()).toBe(at));
});
