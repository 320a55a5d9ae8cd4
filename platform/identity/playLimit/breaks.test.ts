import { setTimeout as pause } from 'node:timers/promises';
import { memberInfo, register } from '#contract/identity/member.ts';
import { excludeSelf, playLimits, takeTimeOut } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { launchGame } from '#contract/play/game.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { openTable, type OpenTable } from '../../play/games/testing/openTable.ts';
import { messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered, registrationOf } from '../../testing/registration.ts';
import { createSessions } from '../session/sessions.ts';

const day = 24 * 3_600_000;

describe.each(testEngines())('breaks from play on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let table: OpenTable;
  let token: string;
  let keys = 0;
  beforeEach(async () => {
    clock = movableClock(Date.UTC(2026, 2, 10, 12));
    platform = await openPlatform({ engine, clock });
    table = openTable(platform);
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const logIn = async () => {
    await platform.parts.db.deleteFrom('attempt').execute();
    token = (await platform.call(login, { username: 'linh', password })).value.token;
  };
  const pay = (amount: string) => platform.call(deposit, { methodId: 'play-money', amount }, { token, key: `deposit-${(keys += 1)}` });
  const state = async () => (await platform.call(playLimits, {}, { token })).value;
  const open = async () => (await table.open(token)).session;
  const spin = async (session: string) => {
    clock.forward(2_500);
    return table.spin(session, '200');
  };

  test.each([
    ['DAY', day],
    ['WEEK', 7 * day],
    ['MONTH', 31 * day],
    ['SIX_WEEKS', 42 * day],
  ] as const)('PP-12 a time-out of a %s holds deposits, launches and open games for its time, and nothing else', async (length, time) => {
    const session = await open();
    const until = clock.now() + time;
    const pause = { kind: 'TIME_OUT', until };
    expect((await platform.call(takeTimeOut, { length }, { token })).value.pause).toEqual(pause);
    const launch = () =>
      platform.call(
        launchGame,
        { nodeId: 'xgs-silver-oar', vassalage: 'XGS', username: 'x', token, merchantCode: 'SAMPAN', language: 'EN' },
        { token },
      );
    expect(await pay('1000')).toMatchObject({ code: 'play_paused', value: pause });
    expect(await launch()).toMatchObject({ code: 'play_paused', value: pause });
    expect(await spin(session)).toMatchObject({ status: 403, body: { error: 'play_paused', details: pause } });
    await platform.call(takeTimeOut, { length: 'DAY' }, { token });
    expect((await state()).pause).toEqual(length === 'DAY' ? { ...pause, until: clock.now() + day } : pause);
    clock.forward(Number((await state()).pause?.until) - clock.now() - 1);
    await logIn();
    expect(await pay('1000')).toMatchObject({ code: 'play_paused' });
    clock.forward(1);
    expect(await pay('1000')).toMatchObject({ success: true });
    expect(await launch()).toMatchObject({ success: true });
  });

  test('PP-12 of two that begin at the same moment the longer one stands', async () => {
    const held = Promise.withResolvers<void>();
    const holding = platform.parts.db.transaction().execute(async (transaction) => {
      await forUpdate(transaction.selectFrom('member').select('id').where('username', '=', 'linh')).execute();
      await held.promise;
    });
    const begun = (['SIX_WEEKS', 'DAY'] as const).map(async (length, place) => {
      await pause(place * 200);
      return platform.call(takeTimeOut, { length }, { token });
    });
    await pause(400);
    held.resolve();
    await Promise.all([holding, ...begun]);
    expect((await state()).pause?.until).toBe(clock.now() + 42 * day);
  });

  test.each([
    ['SIX_MONTHS', Date.UTC(2026, 8, 10, 12)],
    ['ONE_YEAR', Date.UTC(2027, 2, 10, 12)],
    ['FIVE_YEARS', Date.UTC(2031, 2, 10, 12)],
    ['FOR_GOOD', null],
  ] as const)('PP-13 one press excludes for %s, at once and in every session', async (length, until) => {
    const session = await open();
    const other = (await platform.call(login, { username: 'linh', password })).value.token;
    expect((await platform.call(excludeSelf, { length }, { token })).value).toEqual({ kind: 'SELF_EXCLUSION', until });
    expect(await spin(session)).toMatchObject({ status: 401 });
    for (const each of [token, other]) expect(await platform.call(playLimits, {}, { token: each })).toMatchObject({ status: 401 });
    expect(await platform.call(login, { username: 'linh', password })).toMatchObject({
      code: 'self_excluded',
      value: { until, step: 'term' },
    });
  });

  test('PP-14 who is excluded may log in to withdraw, and in that session brings in neither money nor play', async () => {
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    const payout = await platform.call(login, { username: 'linh', password, forPayout: true });
    token = payout.value.token;
    expect(payout).toMatchObject({ success: true });
    expect(await state()).toMatchObject({ pause: { kind: 'SELF_EXCLUSION' } });
    expect((await platform.call(memberInfo, {}, { token })).value.pause).toEqual({
      kind: 'SELF_EXCLUSION',
      until: Date.UTC(2026, 8, 10, 12),
    });
    expect((await platform.call(balance, {}, { token })).success).toBe(true);
    expect(await pay('1000')).toMatchObject({ code: 'play_paused' });
    // Whatever page asks with it: no game, ticket or chat takes it for one of the site.
    const { db } = platform.parts;
    const { id } = await db.selectFrom('member_session').select('id').where('origin', '=', 'payout').executeTakeFirstOrThrow();
    expect(await createSessions(platform.parts).playable(db, id)).toBeUndefined();
    expect(await platform.call(excludeSelf, { length: 'ONE_YEAR' }, { token })).toMatchObject({
      value: { until: Date.UTC(2027, 2, 10, 12) },
    });
    const again = (await platform.call(login, { username: 'linh', password, forPayout: true })).value.token;
    expect(await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token: again })).toMatchObject({
      value: { until: Date.UTC(2027, 2, 10, 12) },
    });
  });

  test('PP-14 nobody else gets in that way', async () => {
    expect(await platform.call(login, { username: 'linh', password, forPayout: true })).toMatchObject({ code: 'login_failed' });
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect(await platform.call(login, { username: 'linh', password, forPayout: true })).toMatchObject({ code: 'login_failed' });
  });

  test('PP-13 the owner is told of the exclusion', async () => {
    const email = 'minh@example.com';
    token = (await platform.call(register, { ...registrationOf('minh'), email })).value.token;
    await platform.settled();
    const before = (await messagesTo(platform, email)).length;
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    expect((await messagesTo(platform, email)).slice(before)).toEqual([expect.stringContaining('minh')]);
  });
});
