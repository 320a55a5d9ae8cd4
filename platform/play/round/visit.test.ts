import { login } from '#contract/identity/session.ts';
import { visit } from '#contract/play/visit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';
import { openTable, type OpenTable } from '../games/testing/openTable.ts';
import type { Round } from '../games/slot/slotRound.ts';

describe.each(testEngines())('the position of a visit on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let table: OpenTable;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    table = openTable(platform);
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const spin = async (session: string) => {
    clock.forward(2_500);
    return (await table.spin(session)).body;
  };
  const netOf = (rounds: readonly Round[]) =>
    writeAmount(rounds.reduce((sum, { win, stake }) => sum + parseAmount(win) - parseAmount(stake), 0n));

  test('PP-19 it is what was won less what was staked, over every game, and is there again after a reload', async () => {
    const first = await table.open(token);
    expect(first.visit.net).toBe('0');
    const rounds: Round[] = [];
    for (const nodeId of ['xgs-silver-oar', 'xgs-ferry-of-small-lanterns']) {
      const { session, visit } = await table.open(token, nodeId);
      expect(visit.net).toBe(netOf(rounds));
      for (let index = 0; index < 2; index += 1) {
        const played = await spin(session);
        rounds.push(played.round);
        expect(played.net).toBe(netOf(rounds));
      }
    }
    expect((await table.open(token)).visit).toEqual({ net: netOf(rounds), elapsed: 10_000 });
    expect((await platform.call(visit, {}, { token })).value).toEqual({
      since: clock.now() - 10_000,
      net: netOf(rounds),
      currency: 'PLAY',
    });
  });

  test('PP-19 PP-28 a round that was interrupted counts, and is told apart from one of an earlier visit', async () => {
    const { session } = await table.open(token);
    const { round } = await spin(session);
    const again = await table.open(token);
    expect(again).toMatchObject({ unfinished: { id: round.id }, unfinishedIsOfVisit: true, visit: { net: netOf([round]) } });
    const other = (await platform.call(login, { username: 'linh', password }, {})).value.token;
    expect(await table.open(other)).toMatchObject({
      unfinished: { id: round.id },
      unfinishedIsOfVisit: false,
      visit: { net: '0', elapsed: 0 },
    });
  });

  test('PP-18 PP-19 outside of the games each session is told of its own alone', async () => {
    const opened = clock.now();
    const played = await spin((await table.open(token)).session);
    // Long enough for the session to be seen anew: it is told of its beginning all the same.
    clock.forward(120_000);
    await platform.call(visit, {}, { token });
    expect((await platform.call(visit, {}, { token })).value).toMatchObject({ since: opened, net: netOf([played.round]) });
    const other = (await platform.call(login, { username: 'linh', password }, {})).value.token;
    expect((await platform.call(visit, {}, { token: other })).value).toMatchObject({ since: clock.now(), net: '0' });
  });

  test('another member’s rounds are no part of it', async () => {
    const other = await registered(platform, 'minh');
    await spin((await table.open(other)).session);
    expect((await table.open(token)).visit.net).toBe('0');
  });
});
