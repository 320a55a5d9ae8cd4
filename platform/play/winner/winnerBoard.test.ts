import { freePlayLogin } from '#contract/identity/session.ts';
import { winnerBoard } from '#contract/play/winner.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { registered } from '../../testing/registration.ts';
import { writeBets } from '../bet/testing/writeBets.ts';
import { latestWins } from './latestWins.ts';

const day = 24 * 3_600_000;

describe.each(testEngines())('the winner board on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const winners = async (count = 20) => (await platform.call(winnerBoard, { count }, { language: 'EN' })).value.winners;

  test('GM-07 the latest wins come first, with the game, and what was staked and lost is told of nobody', async () => {
    expect(await winners()).toEqual([]);
    await writeBets(platform, 'linh', 3, { payout: 20_000n });
    // Of stakes of 1, 2 and 3 the payout of 2 is a win of the first alone: the second has what it staked.
    expect(await winners()).toMatchObject([
      { winAmount: '2', currency: 'PLAY', winTime: clock.now(), game: { gameName: 'The Silver Oar' } },
    ]);
    clock.forward(1_000);
    await writeBets(platform, 'linh', 1, { payout: 70_000n });
    expect((await winners()).map(({ winAmount }) => winAmount)).toEqual(['7', '2']);
    expect((await winners(1)).map(({ winAmount }) => winAmount)).toEqual(['7']);
  });

  test('GM-07 a win is told of when its round is decided, however long ago the bet was placed', async () => {
    const [id = ''] = await writeBets(platform, 'linh', 1, { holdId: 'hold' });
    clock.forward(8 * day);
    await writeBets(platform, 'linh', 1, { payout: 20_000n });
    clock.forward(1_000);
    const decided = BigInt(clock.now());
    await platform.parts.db
      .updateTable('bet')
      .set({ status: 'SETTLED', payout: 90_000n, settled_at: decided, settlement_id: 'won', checksum: sql`checksum || '.won'` })
      .where('id', '=', id)
      .execute();
    expect((await winners()).map(({ winAmount, winTime }) => [winAmount, winTime])).toEqual([
      ['9', clock.now()],
      ['2', clock.now() - 1_000],
    ]);
    if (engine === 'postgres') return;
    const { db } = platform.parts;
    const plan = await planOf(db, await statementsOf(db, (asked) => latestWins(asked, { currency: 'PLAY', since: 0, count: 20 })));
    expect(plan).toEqual(['SEARCH bet USING INDEX bet_won (currency=? AND settled_at>?)', expect.stringContaining('SEARCH member ')]);
  });

  test('GM-07 of a name two letters are shown, and as many stars whatever its length', async () => {
    await registered(platform, 'minhthu88');
    await writeBets(platform, 'minhthu88', 1, { payout: 20_000n });
    await writeBets(platform, 'linh', 1, { payout: 20_000n });
    expect((await winners()).map(({ winner }) => winner).toSorted()).toEqual(['li***', 'mi***']);
  });

  test('PP-25 what a trial wins is nobody’s money, and not told of', async () => {
    const { account = '' } = (await platform.call(freePlayLogin, { os: 'Linux' })).value;
    await writeBets(platform, account, 1, { payout: 20_000n, currency: 'DEMO' });
    expect(await winners()).toEqual([]);
  });

  test('GM-07 what was won by a game that is no longer offered is not told of: nobody could open it from the board', async () => {
    await writeBets(platform, 'linh', 1, { payout: 20_000n });
    expect(await winners()).toHaveLength(1);
    await platform.parts.db.updateTable('game').set({ offering: 'WITHDRAWN' }).where('code', '=', 'xgs-silver-oar').execute();
    clock.forward(1_000);
    expect(await winners()).toEqual([]);
  });

  test('a win is told of for seven days', async () => {
    await writeBets(platform, 'linh', 1, { payout: 20_000n });
    clock.forward(7 * day);
    expect(await winners()).toHaveLength(1);
    clock.forward(1);
    expect(await winners()).toEqual([]);
  });
});
