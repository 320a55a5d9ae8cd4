import { endAllSessions } from '#contract/identity/openSessions.ts';
import { playLimits, setPlayLimit } from '#contract/identity/playLimit.ts';
import { login, logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillBets } from '../../play/bet/testing/fillBets.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { openTestStore, testEngines } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { password, registered } from '../../testing/registration.ts';
import { usageOf } from './playLimitUsage.ts';

const memberId = 'member';
/** Twenty days of bets. */
const filled = { memberId, bets: 40_000, perDay: 2_000, rarity: 2_000 };
const now = Date.UTC(2025, 11, 11, 12);

test.each(testEngines())('PP-05 what a limit has used is read from the bets of one day and sums of days, on %s', async (engine) => {
  const store = await openTestStore(engine);
  await fillBets(store.db, filled);
  for (const kind of ['STAKE', 'LOSS'] as const) {
    const told = await statementsOf(store.db, (db) => usageOf(db, { kind, period: 'WEEK' }, memberId, now, 'UTC'));
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

describe('what a session has lasted', () => {
  const clock = movableClock();
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await openPlatform({ clock });
    token = await registered(platform, 'linh');
    await platform.call(setPlayLimit, { kind: 'SESSION', period: 'DAY', amount: '90' }, { token });
  });
  afterEach(() => platform.close());
  const logIn = async () => (await platform.call(login, { username: 'linh', password })).value.token;
  const used = async (asking: string) => (await platform.call(playLimits, {}, { token: asking })).value.limits.map((limit) => limit.used);

  test('PP-06 one that nobody used any more has lasted until it was used last, whenever it is ended', async () => {
    clock.forward(8 * 3_600_000);
    const later = await logIn();
    await platform.call(endAllSessions, { keepCurrent: true }, { token: later });
    expect(await used(later)).toEqual(['1']);
  });

  test('PP-06 so has one that nobody ever ends', async () => {
    clock.forward(8 * 3_600_000);
    expect(await used(await logIn())).toEqual(['0']);
  });

  test('PP-06 one that is in use lasts until now', async () => {
    clock.forward(59_999);
    expect(await used(token)).toEqual(['0.9999']);
    clock.forward(30_000);
    expect(await used(token)).toEqual(['1.4999']);
  });

  test('PP-06 one that was ended has lasted until then, from the same moment on', async () => {
    clock.forward(30_000);
    await platform.call(logout, {}, { token });
    clock.forward(24_000);
    expect(await used(await logIn())).toEqual(['0.5']);
  });
});
