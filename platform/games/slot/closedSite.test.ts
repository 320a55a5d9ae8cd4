import { randomUUID } from 'node:crypto';
import { launchGame } from '#contract/wps/game.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../app.ts';
import type { BrandAccess } from '../../seed/brand.ts';
import { createMaintenance } from '../../ledger/maintenance.ts';
import { demonstrationGames } from '../../seed/titles/demonstrationGames.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import type { PlaySession } from './round.ts';

const origin = 'http://127.0.0.1:3001';
const nodeId = 'xgs-silver-oar';

describe('a game that is open when the site closes', () => {
  let open: TestPlatform;
  let token: string;
  let session: string;
  const money = createMaintenance();
  beforeAll(async () => {
    open = await openPlatform({ maintenance: money });
    token = await registered(open, 'linh');
    session = ((await (await post(open.fetch, '/games/slot/session', { launch: await launch() })).json()) as PlaySession).session;
  });
  afterAll(() => open.close());

  const launch = async () => {
    const order = { nodeId, vassalage: 'XGS', username: 'linh', token: '', merchantCode: 'SAMPAN', language: 'EN' as const };
    return (await open.call(launchGame, order, { token })).value.game_url?.split('launch=')[1];
  };
  const post = (fetch: TestPlatform['fetch'], path: string, body: unknown, head: Record<string, string> = {}, peer = '198.51.100.9') =>
    fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...head } }, peer);
  const spin = (fetch: TestPlatform['fetch'], peer?: string) =>
    post(fetch, '/games/slot/rounds', { stake: '200' }, { authorization: `Bearer ${session}`, 'idempotency-key': randomUUID() }, peer);

  /** The same store, as a platform serves it that was started with other doors. */
  const closed = (access: BrandAccess): TestPlatform['fetch'] => {
    const platform: Platform = createPlatform({ ...open.parts, brand: { ...open.parts.brand, access } }, { games: demonstrationGames() });
    return (path, init, peer) => platform(new Request(new URL(path, origin), init), peer);
  };
  const maintenance = { maintenance: true, deniedCountries: [], networks: [] };
  const region = { maintenance: false, deniedCountries: ['ZZ'], networks: [{ network: '198.51.100.0/24', country: 'ZZ' }] };

  test('ST-02 maintenance stops rounds, seeds and openings, and keeps what was played in sight', async () => {
    const round = (await (await spin(open.fetch)).json()) as { round: { id: string } };
    const fetch = closed(maintenance);
    for (const answer of [
      await spin(fetch),
      await post(fetch, '/games/slot/session', { launch: await launch() }),
      await post(fetch, '/games/slot/seeds', { clientSeed: 'x' }, { authorization: `Bearer ${session}` }),
    ])
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'site_closed' }]);
    expect((await fetch(`/games/slot/rounds/${round.round.id}`)).status).toBe(200);
  });

  test('while no money may move a round is refused, and no stake is taken', async () => {
    const before = await open.parts.ledger.balance((await open.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id);
    money.begin('books');
    const answer = await spin(open.fetch);
    money.end('books');
    expect([answer.status, await answer.json()]).toEqual([409, { error: 'money_maintenance' }]);
    expect(await open.parts.ledger.balance((await open.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id)).toEqual(before);
  });

  test('ST-03 a denied region stops them for its own visitors alone', async () => {
    const fetch = closed(region);
    expect((await spin(fetch)).status).toBe(403);
    expect((await spin(fetch, '203.0.113.7')).status).toBe(200);
  });
});
