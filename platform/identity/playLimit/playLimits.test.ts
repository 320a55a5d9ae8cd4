import { confirmPlayLimit, playLimits, reviewPlayLimits, setPlayLimit, setRealityCheck } from '#contract/identity/playLimit.ts';
import { login, logout } from '#contract/identity/session.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../core/ledger/amount.ts';
import { createLaterBets } from '../../play/bet/laterBets.ts';
import { openTable, type OpenTable } from '../../play/games/testing/openTable.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';
import { createPlayLimits } from './playLimits.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testEngines())('what a member sets for their own protection, on %s', (engine) => {
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
  /** A session ends by itself; whoever comes back later logs in anew. */
  const later = async (time: number) => {
    clock.forward(time);
    await logIn();
  };
  const pay = (amount: string) => platform.call(deposit, { methodId: 'play-money', amount }, { token, key: `deposit-${(keys += 1)}` });
  const set = (kind: 'DEPOSIT' | 'LOSS' | 'SESSION' | 'STAKE', period: 'DAY' | 'MONTH' | 'WEEK', amount: string | null) =>
    platform.call(setPlayLimit, { kind, period, amount }, { token });
  const state = async () => (await platform.call(playLimits, {}, { token })).value;
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const open = async () => (await table.open(token)).session;
  const spin = async (session: string) => {
    clock.forward(2_500);
    return table.spin(session, '200');
  };

  test.each([
    ['DAY', day],
    ['WEEK', 7 * day],
    ['MONTH', 31 * day],
  ] as const)(
    'PP-04 a limit of deposits by %s takes its whole amount and not one more, until the period is over',
    async (period, length) => {
      await set('DEPOSIT', period, '12345.5');
      expect(await pay('10000')).toMatchObject({ success: true });
      const before = await sum();
      expect(await pay('2345.5001')).toMatchObject({ code: 'limit_reached', value: { kind: 'DEPOSIT', period, left: '2345.5' } });
      expect(await sum()).toBe(before);
      expect(await pay('2345.5')).toMatchObject({ success: true });
      expect((await state()).limits).toMatchObject([{ amount: '12345.5', used: '12345.5', left: '0', pending: null }]);
      await later(length);
      expect(await pay('1000')).toMatchObject({ code: 'limit_reached' });
      clock.forward(1);
      expect(await pay('1000')).toMatchObject({ success: true });
    },
  );

  test('PP-04 a limit has as many digits as the store can keep, and what has more is no limit', async () => {
    const most = '99999999999999.9999';
    expect((await set('STAKE', 'DAY', most)).value.limits).toMatchObject([{ amount: most, left: most }]);
    expect(await set('STAKE', 'DAY', '999999999999999')).toMatchObject({ status: 400, code: 'invalid_payload' });
    expect(await set('STAKE', 'DAY', '-1')).toMatchObject({ status: 400, code: 'invalid_payload' });
  });

  test('PP-04 of deposits at the same moment no two share what is left', async () => {
    await set('DEPOSIT', 'DAY', '5000');
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay('2000')));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'limit_reached']));
  });

  test('PP-07 MON-016 of several limits the lowest decides', async () => {
    await set('DEPOSIT', 'DAY', '9000');
    await set('DEPOSIT', 'WEEK', '3000');
    await set('DEPOSIT', 'MONTH', '6000');
    expect(await pay('9000.0001')).toMatchObject({ code: 'limit_reached', value: { period: 'WEEK', left: '3000' } });
    expect(await pay('3000.0001')).toMatchObject({ code: 'limit_reached', value: { period: 'WEEK', left: '3000' } });
    expect(await pay('3000')).toMatchObject({ success: true });
    await later(7 * day + 1);
    expect(await pay('3000')).toMatchObject({ success: true });
    await later(7 * day + 1);
    expect(await pay('1000')).toMatchObject({ code: 'limit_reached', value: { period: 'MONTH', left: '0' } });
  });

  test('PP-08 MON-016 lower holds at once; higher, and none, after 24 hours and a second yes', async () => {
    await set('DEPOSIT', 'DAY', '5000');
    expect((await set('DEPOSIT', 'DAY', '2000')).value.limits).toMatchObject([{ amount: '2000', pending: null }]);
    expect(await pay('2001')).toMatchObject({ code: 'limit_reached' });
    const confirm = () => platform.call(confirmPlayLimit, { kind: 'DEPOSIT', period: 'DAY' }, { token });
    const asked = clock.now();
    expect((await set('DEPOSIT', 'DAY', '8000')).value.limits).toMatchObject([
      { amount: '2000', pending: { amount: '8000', confirmFrom: asked + day, confirmUntil: asked + 8 * day } },
    ]);
    await later(day - 1);
    expect(await confirm()).toMatchObject({ code: 'limit_not_due' });
    clock.forward(1);
    expect(await pay('2001')).toMatchObject({ code: 'limit_reached' });
    expect((await confirm()).value.limits).toMatchObject([{ amount: '8000', pending: null }]);
    expect(await pay('8000')).toMatchObject({ success: true });
    expect(await confirm()).toMatchObject({ code: 'limit_not_due' });
    await set('DEPOSIT', 'DAY', null);
    expect(await pay('1000')).toMatchObject({ code: 'limit_reached' });
    clock.forward(day);
    await logIn();
    expect((await confirm()).value.limits).toEqual([]);
    expect(await pay('100000')).toMatchObject({ success: true });
  });

  test('PP-11 a deposit counts gross: nothing that leaves the account gives room back', async () => {
    await set('DEPOSIT', 'DAY', '2000');
    await pay('2000');
    const { ledger, db } = platform.parts;
    const { id } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    await ledger.once({ memberId: id, operation: 'withdrawal', key: 'w' }, {}, async (transaction) => {
      const cash = await transaction.cashOf(id);
      await transaction.post([{ from: cash.id, to: await transaction.house('withdrawals', cash.currency), amount: parseAmount('2000') }]);
    });
    expect(await pay('1000')).toMatchObject({ code: 'limit_reached', value: { left: '0' } });
    await set('DEPOSIT', 'DAY', '1500');
    expect(await pay('1000')).toMatchObject({ code: 'limit_reached', value: { left: '0' } });
  });

  test.each([
    ['DAY', day],
    ['WEEK', 7 * day],
    ['MONTH', 31 * day],
  ] as const)(
    'PP-05 a limit of stakes by %s lets no round through that would pass it, until the period is over',
    async (period, length) => {
      await set('STAKE', period, '400');
      let session = await open();
      for (let round = 0; round < 2; round += 1) expect((await spin(session)).status).toBe(200);
      const first = clock.now() - 2_500;
      const before = await sum();
      expect(await spin(session)).toMatchObject({
        status: 409,
        body: { error: 'limit_reached', details: { kind: 'STAKE', period, left: '0' } },
      });
      expect(await sum()).toBe(before);
      expect((await platform.parts.db.selectFrom('bet').selectAll().execute()).length).toBe(2);
      await later(first + length - clock.now());
      session = await open();
      expect((await table.spin(session, '200')).status).toBe(409);
      clock.forward(1);
      expect((await table.spin(session, '200')).status).toBe(200);
    },
  );

  test('PP-05 a limit of losses counts what was won and what is open, and holds back the stake that could pass it', async () => {
    await pay('10000');
    await set('LOSS', 'DAY', '1000');
    // What went back was neither staked nor lost.
    await set('STAKE', 'DAY', '7200');
    const { id: memberId } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const bets = createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) });
    const place = (stake: string) =>
      bets.place(
        { memberId, sessionId: 's', family: 'dice', gameCode: 'g', vendorCode: 'XGS', category: 'LOTT', stake: parseAmount(stake) },
        `bet-${(keys += 1)}`,
        {},
      );
    await expect(place('1000.0001')).rejects.toMatchObject({ code: 'limit_reached', value: { kind: 'LOSS', period: 'DAY', left: '1000' } });
    const lost = await place('1000');
    await expect(place('0.0001')).rejects.toMatchObject({ code: 'limit_reached', value: { left: '0' } });
    await bets.resolve(lost, { status: 'SETTLED', payout: parseAmount('600') }, 'draw-1');
    await expect(place('600.0001')).rejects.toMatchObject({ code: 'limit_reached', value: { left: '600' } });
    for (const status of ['VOID', 'CANCELLED'] as const) await bets.resolve(await place('600'), { status }, 'draw-2');
    const won = await place('600');
    await bets.resolve(won, { status: 'SETTLED', payout: parseAmount('5600') }, 'draw-3');
    expect((await state()).limits).toMatchObject([
      { kind: 'STAKE', used: '1600', left: '5600' },
      { kind: 'LOSS', used: '-4600', left: '5600' },
    ]);
    await expect(place('5600')).resolves.toBeTypeOf('string');
  });

  test('PP-06 a limit of session time ends play when it is used up, over all sessions of the day', async () => {
    await set('SESSION', 'DAY', '30');
    const session = await open();
    clock.forward(20 * minute - 2_500);
    expect((await spin(session)).status).toBe(200);
    await platform.call(logout, {}, { token });
    clock.forward(3 * hour);
    await logIn();
    const second = await open();
    clock.forward(10 * minute - 5_000);
    expect((await spin(second)).status).toBe(200);
    expect(await spin(second)).toMatchObject({ status: 409, body: { error: 'limit_reached', details: { kind: 'SESSION', left: '0' } } });
  });

  test('PP-06 of a session that began before the day the part within it counts, to the moment in which it was ended', async () => {
    await set('SESSION', 'DAY', '30');
    const began = clock.now();
    clock.forward(20 * minute);
    await state();
    clock.forward(30_000);
    await platform.call(logout, {}, { token });
    await later(began + day + 10 * minute - clock.now());
    expect((await state()).limits).toMatchObject([{ used: '10.5', left: '19.5' }]);
  });

  test('PP-17 play waits after the chosen time until the member has answered, and is told how the visit went', async () => {
    await platform.call(setRealityCheck, { minutes: 15 }, { token });
    const { session, realityCheckIn } = await table.open(token);
    expect(realityCheckIn).toBe(15 * minute);
    clock.forward(15 * minute - 5_000);
    const { body } = await spin(session);
    const bets = async () => (await platform.parts.db.selectFrom('bet').select('id').execute()).length;
    expect(await spin(session)).toMatchObject({ status: 409, body: { error: 'reality_check' } });
    expect(await bets()).toBe(1);
    const told = await platform.fetch('/games/slot/visit', { headers: { authorization: `Bearer ${session}` } });
    expect(await told.json()).toEqual({ elapsed: 15 * minute, staked: '200', returned: body.round.win, net: body.net, realityCheckIn: 0 });
    expect(await spin(session)).toMatchObject({ body: { error: 'reality_check' } });
    expect(await table.post('/games/slot/visit', {}, session)).toMatchObject({ body: { realityCheckIn: 15 * minute } });
    expect((await spin(session)).status).toBe(200);
  });

  test.each([9, 121])('PP-17 an interval of %i minutes is refused', async (minutes) => {
    expect((await platform.call(setRealityCheck, { minutes }, { token })).success).toBe(false);
  });

  test('PP-03 PP-10 a new member is asked for limits until answering, and again half a year later', async () => {
    expect((await state()).prompt).toBe('FIRST');
    await platform.call(reviewPlayLimits, {}, { token });
    expect((await state()).prompt).toBe('NONE');
    clock.forward(Date.UTC(2026, 8, 10, 12) - clock.now() - 1);
    await logIn();
    expect((await state()).prompt).toBe('NONE');
    clock.forward(1);
    expect((await state()).prompt).toBe('REVIEW');
    await set('STAKE', 'DAY', '5');
    expect((await state()).prompt).toBe('NONE');
  });
});
