import { register } from '#contract/identity/member.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandAccess } from '../../core/brand.ts';
import { createMaintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { restartedWith } from '../../testing/restartedWith.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { openTable, type OpenTable } from '../games/testing/openTable.ts';

const visitor = '198.51.100.9';

describe('a game that is open when the site closes', () => {
  const clock = movableClock();
  let open: TestPlatform;
  let table: OpenTable;
  let token: string;
  let session: string;
  const money = createMaintenance();
  beforeAll(async () => {
    open = await openPlatform({ clock, maintenance: money });
    table = openTable(open);
    token = await registered(open, 'linh');
    ({ session } = await table.open(token));
  });
  afterAll(() => open.close());

  const spin = (at: OpenTable, peer = visitor) => {
    clock.forward(2_500);
    return at.spin(session, '200', peer);
  };

  const closed = (access: BrandAccess): TestPlatform['fetch'] => restartedWith(open, { access }).fetch;
  const maintenance = { maintenance: true, deniedCountries: [], networks: [] };
  const region = { maintenance: false, deniedCountries: ['ZZ'], networks: [{ network: '198.51.100.0/24', country: 'ZZ' }] };

  test('ST-02 maintenance stops rounds, seeds and openings, and keeps what was played in sight', async () => {
    const { round } = (await spin(table)).body;
    const fetch = closed(maintenance);
    const at = openTable(open, fetch);
    for (const answer of [
      await spin(at),
      await at.post('/games/slot/session', { launch: await table.launch(token) }, undefined, visitor),
      await at.post('/games/slot/seeds', { clientSeed: 'x', serverSeedHash: '' }, session, visitor),
    ])
      expect(answer).toEqual({ status: 403, body: { error: 'site_closed' } });
    expect((await fetch(`/games/slot/rounds/${round.id}`)).status).toBe(200);
  });

  test('while no money may move a round is refused, and no stake is taken', async () => {
    const before = await open.parts.ledger.balance((await open.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id);
    money.begin('books');
    const answer = await spin(table);
    money.end('books');
    expect(answer).toEqual({ status: 409, body: { error: 'money_maintenance' } });
    expect(await open.parts.ledger.balance((await open.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id)).toEqual(
      before,
    );
  });

  describe('and nobody says where its call comes from', () => {
    const away = '203.0.113.7';
    let member = 0;
    /** A member whose session was opened at `address`, with a game open. */
    const openedAt = async (address: string | undefined) => {
      member += 1;
      const { value } = await open.call(register, registrationOf(`player${member}`), address === undefined ? {} : { address });
      return { token: value.token, session: (await table.open(value.token)).session };
    };
    const statuses = async (at: OpenTable, { token, session }: Awaited<ReturnType<typeof openedAt>>, peer?: string) => {
      clock.forward(2_500);
      return [
        (await at.spin(session, '200', peer)).status,
        (await at.post('/games/slot/seeds', { clientSeed: 'x', serverSeedHash: '' }, session, peer)).body.error,
        (await at.post('/games/slot/session', { launch: await table.launch(token) }, undefined, peer)).status,
      ];
    };
    const refused = [403, 'site_closed', 403];
    const played = [200, 'round_unfinished', 200];

    test.each([
      ['ST-03 the session says it: opened in a denied region, none is played', visitor, undefined, refused],
      ['ST-03 the session says it: opened elsewhere, one is', away, undefined, played],
      ['ST-03 nor where the session was opened: none is played', undefined, undefined, refused],
      ['ST-03 a session of a denied region does not play from elsewhere either', visitor, away, refused],
      ['ST-03 nor one of elsewhere from there', away, visitor, refused],
    ])('%s', async (_what, address, peer, expected) => {
      expect(await statuses(openTable(open, closed(region)), await openedAt(address), peer)).toEqual(expected);
    });

    test('where no country is denied, everybody plays', async () => {
      for (const address of [undefined, visitor]) expect(await statuses(table, await openedAt(address))).toEqual(played);
    });
  });

  test('ST-03 a denied region stops them for its own visitors alone', async () => {
    const at = openTable(open, closed(region));
    expect((await spin(at)).status).toBe(403);
    expect((await spin(at, '203.0.113.7')).status).toBe(200);
  });
});
