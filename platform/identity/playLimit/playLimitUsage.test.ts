import { endAllSessions } from '#contract/identity/openSessions.ts';
import { playLimits, setPlayLimit } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { expect, test } from 'vitest';
import { fillBets } from '../../play/bet/testing/fillBets.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { openTestStore, testEngines } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { password, registered } from '../../testing/registration.ts';
import { usedOf } from './playLimitUsage.ts';

const memberId = 'member';
/** Twenty days of bets. */
const filled = { memberId, bets: 40_000, perDay: 2_000, rarity: 2_000 };
const now = Date.UTC(2025, 11, 11, 12);

test.each(testEngines())('PP-05 what a limit has used is read from the bets of one day and sums of days, on %s', async (engine) => {
  const store = await openTestStore(engine);
  await fillBets(store.db, filled);
  for (const kind of ['STAKE', 'LOSS'] as const) {
    const told = await statementsOf(store.db, (db) => usedOf(db, { kind, period: 'WEEK' }, memberId, now, 'UTC'));
    // The parts of it are told before the whole.
    const asked = told.slice(-1);
    if (engine === 'postgres') expect((await readFrom(store.db, 'bet', asked)).rows).toBeLessThanOrEqual(filled.perDay);
    else
      expect((await planOf(store.db, asked)).filter((detail) => detail.startsWith('SEARCH '))).toEqual([
        expect.stringContaining('bet_by_day (member_id=? AND business_day=?)'),
        expect.stringContaining('(member_id=? AND business_day>?)'),
      ]);
  }
  await store.close();
});

test('PP-06 a session that nobody used any more has lasted until it was used last, whenever it is ended', async () => {
  const clock = movableClock();
  const platform = await openPlatform({ clock });
  await platform.call(setPlayLimit, { kind: 'SESSION', period: 'DAY', amount: '90' }, { token: await registered(platform, 'linh') });
  clock.forward(8 * 3_600_000);
  const { token } = (await platform.call(login, { username: 'linh', password })).value;
  await platform.call(endAllSessions, { keepCurrent: true }, { token });
  expect((await platform.call(playLimits, {}, { token })).value.limits).toMatchObject([{ used: '1', left: '89' }]);
  await platform.close();
});
