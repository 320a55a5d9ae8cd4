import { messages } from '#contract/content/message.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { excludeSelf, takeTimeOut } from '#contract/identity/playLimit.ts';
import { freePlayLogin, login } from '#contract/identity/session.ts';
import { proveStepUp } from '#contract/identity/stepUp.ts';
import { accountRecords } from '#contract/money/accountRecord.ts';
import { deposit } from '#contract/money/deposit.ts';
import { memberTransfer, memberTransferTerms } from '#contract/money/memberTransfer.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { steppedUp, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { password, registered, registrationOf } from '../../testing/registration.ts';

interface Person {
  readonly token: string;
  readonly id: string;
  readonly code: string;
}

describe.each(testEngines())('transfers between members on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let linh: Person;
  let minh: Person;

  const person = async (token: string): Promise<Person> => {
    const { id, customerId } = (await platform.call(memberInfo, {}, { token })).value;
    return { token, id, code: customerId };
  };
  const broughtBy = async (upline: Person, username: string): Promise<Person> => {
    const { token } = (await platform.call(register, { ...registrationOf(username), referralCode: upline.code })).value;
    await withPaymentPassword(platform, token);
    await platform.call(deposit, { methodId: 'play-money', amount: '200000' }, { token, key: 'before' });
    return person(token);
  };
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    linh = await person(await registered(platform, 'linh'));
    minh = await broughtBy(linh, 'minh');
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  const proof = ({ token }: Person, amount: string, target: string) =>
    steppedUp(platform, token, { action: 'transferUpline', amount, target });
  let asked = 0;
  const send = async (from: Person, to: Person, amount: string, key = `key-${(asked += 1)}`) =>
    platform.call(
      memberTransfer,
      { receiverId: to.id, amount, stepUpTicket: await proof(from, amount, to.id) },
      { token: from.token, key, language: 'EN' },
    );
  const sum = async ({ token }: Person) => (await platform.call(balance, {}, { token })).value.sumBalance;
  const terms = async ({ token }: Person) => (await platform.call(memberTransferTerms, {}, { token })).value;
  const tokenOf = async (username: string) => (await platform.call(login, { username, password })).value.token;
  const makeAgent = ({ id }: Person) => platform.parts.db.updateTable('member').set({ type: 1n }).where('id', '=', id).execute();

  test('MC-06 a member sends to the upline: both balances, both records, a message, and one event', async () => {
    const before = await sum(linh);
    expect(await send(minh, linh, '50000')).toMatchObject({
      value: { amount: '50000', currency: 'PLAY', receiver: { receiverId: linh.id, maskedAccount: 'li***', relation: 'UPLINE' } },
    });
    expect(await sum(minh)).toBe('151000');
    expect(Number(await sum(linh)) - Number(before)).toBe(50_000);
    const newest = async ({ token }: Person) => (await platform.call(accountRecords, {}, { token, language: 'EN' })).value.records[0];
    expect(await newest(minh)).toMatchObject({ kindName: 'Sent to a member', amount: '-50000' });
    expect(await newest(linh)).toMatchObject({ kindName: 'Received from a member', amount: '50000' });
    const { messages: told } = (await platform.call(messages, {}, { token: linh.token, language: 'EN' })).value;
    expect(told[0]).toMatchObject({ title: 'You received money', content: expect.stringContaining('mi***') });
    expect(told[0]?.content).toContain('₫50,000');
    const events = await platform.parts.db.selectFrom('audit_event').selectAll().where('action', '=', 'memberTransfer').execute();
    expect(events).toEqual([
      expect.objectContaining({
        actor_id: minh.id,
        subject: linh.id,
        after: expect.stringMatching(/"cash":"151000","relation":"UPLINE","amount":"50000"}$/),
      }),
    ]);
  });

  test('MC-06 member info says whether there is an upline to send to', async () => {
    const toUpline = async ({ token }: Person) => (await platform.call(memberInfo, {}, { token })).value.toUpline;
    expect([await toUpline(linh), await toUpline(minh)]).toEqual([false, true]);
    expect([(await terms(linh)).receivers, (await terms(minh)).receivers]).toEqual([
      [],
      [{ receiverId: linh.id, maskedAccount: 'li***', relation: 'UPLINE' }],
    ]);
  });

  test('MC-06 only along the direct edge: not to a stranger, an upline’s upline, oneself, or a downline of a player', async () => {
    const tuan = await broughtBy(minh, 'tuan');
    const stranger = await person(await registered(platform, 'stranger'));
    for (const [from, to] of [
      [tuan, linh],
      [tuan, stranger],
      [tuan, tuan],
      [minh, tuan],
    ] as const)
      expect(await send(from, to, '10000')).toMatchObject({ success: false, code: 'receiver_unavailable' });
    expect([await sum(tuan), await sum(minh)]).toEqual(['201000', '201000']);
  });

  test('MC-06 an agent sends to any direct downline, and to none of theirs', async () => {
    const tuan = await broughtBy(minh, 'tuan');
    await makeAgent(minh);
    await makeAgent(linh);
    expect((await terms(minh)).receivers.map(({ receiverId, relation }) => [receiverId, relation])).toEqual([
      [linh.id, 'UPLINE'],
      [tuan.id, 'DOWNLINE'],
    ]);
    expect(await send(minh, tuan, '10000')).toMatchObject({ value: { receiver: { relation: 'DOWNLINE' } } });
    expect(await sum(tuan)).toBe('211000');
    await withPaymentPassword(platform, linh.token);
    expect(await send(linh, tuan, '10000')).toMatchObject({ code: 'receiver_unavailable' });
  });

  test.each([
    ['9999.9999', 'amount_out_of_range', { minAmount: '10000', maxAmount: '2000000' }],
    ['10000', undefined, expect.objectContaining({ amount: '10000' })],
    ['2000000', 'insufficient_balance', null],
    ['2000000.0001', 'amount_out_of_range', { minAmount: '10000', maxAmount: '2000000' }],
  ])('MC-06 %s comes to %s', async (amount, code, value) => {
    const answer = await send(minh, linh, amount);
    expect([answer.code, answer.value ?? null]).toEqual([code, value]);
  });

  test('MC-06 a day has its cap, to the last coin, and the next day of the house another', async () => {
    for (const key of ['a', 'b', 'c'])
      await platform.call(deposit, { methodId: 'play-money', amount: '2000000' }, { token: minh.token, key: `more-${key}` });
    await send(minh, linh, '2000000');
    await send(minh, linh, '2000000');
    expect(await send(minh, linh, '1000000.0001')).toMatchObject({ code: 'daily_amount_reached', value: { leftToday: '1000000' } });
    expect(await send(minh, linh, '1000000')).toMatchObject({ success: true });
    expect((await terms(minh)).leftToday).toBe('0');
    clock.forward(24 * 3_600_000);
    minh = { ...minh, token: await tokenOf('minh') };
    expect((await terms(minh)).leftToday).toBe('5000000');
  });

  test('MC-06 no money leaves for a day after a forgotten payment password was replaced', async () => {
    await withPaymentPassword(platform, minh.token);
    const until = clock.now() + 24 * 3_600_000;
    expect(await send(minh, linh, '10000')).toMatchObject({ code: 'cooling_time', value: { until } });
    clock.forward(24 * 3_600_000);
    minh = { ...minh, token: await tokenOf('minh') };
    expect(await send(minh, linh, '10000')).toMatchObject({ success: true });
  });

  test('PP-15 whoever takes a break, or is locked, is sent nothing, and the sender is not told why', async () => {
    await platform.call(takeTimeOut, { length: 'DAY' }, { token: linh.token });
    const paused = await send(minh, linh, '10000');
    expect(paused).toMatchObject({ success: false, code: 'receiver_unavailable' });
    expect(paused.value).toBeFalsy();
    await platform.parts.db.updateTable('member').set({ time_out_until: null, locked_at: 1n }).where('id', '=', linh.id).execute();
    expect(await send(minh, linh, '10000')).toMatchObject({ code: 'receiver_unavailable' });
    expect(await sum(minh)).toBe('201000');
  });

  test('PP-15 whoever has excluded themselves is sent nothing either, and sends nothing', async () => {
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token: linh.token });
    expect(await send(minh, linh, '10000')).toMatchObject({ code: 'receiver_unavailable' });
    const stepUpTicket = await proof(minh, '10000', linh.id);
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token: minh.token });
    const { token } = (await platform.call(login, { username: 'minh', password, forPayout: true })).value;
    expect(
      await platform.call(memberTransfer, { receiverId: linh.id, amount: '10000', stepUpTicket }, { token, key: 'excluded' }),
    ).toMatchObject({ code: 'play_paused' });
    expect(await sum({ ...minh, token })).toBe('201000');
  });

  test('MC-06 a trial account neither sends nor is sent anything, whoever came by its code', async () => {
    const { token, memberId = '', account = '' } = (await platform.call(freePlayLogin, { os: 'Linux' })).value;
    const trial = { token, id: memberId, code: account };
    const tuan = await broughtBy(trial, 'tuan');
    expect((await terms(tuan)).receivers).toEqual([]);
    expect(await send(tuan, trial, '10000')).toMatchObject({ code: 'receiver_unavailable' });
    const asked = { receiverId: tuan.id, amount: '10000', stepUpTicket: 'any' };
    expect(await platform.call(memberTransfer, asked, { token, key: 'trial-1' })).toMatchObject({ code: 'in_need_true_account' });
    expect(await sum(tuan)).toBe('201000');
  });

  test('MC-06 a wrong payment password proves nothing, and nothing moves without a proof', async () => {
    const action = { action: 'transferUpline' as const, amount: '10000', target: linh.id };
    expect((await platform.call(proveStepUp, { ...action, paymentPassword: 'not the reeds' }, { token: minh.token })).success).toBe(false);
    const asked = { receiverId: linh.id, amount: '10000', stepUpTicket: '' };
    expect(await platform.call(memberTransfer, asked, { token: minh.token, key: 'proof-less' })).toMatchObject({ code: 'step_up_failed' });
    expect(await sum(minh)).toBe('201000');
  });

  test('MC-06 a proof of another amount or receiver moves nothing', async () => {
    const stepUpTicket = await proof(minh, '20000', linh.id);
    const options = { token: minh.token, key: 'proof-key' };
    expect(await platform.call(memberTransfer, { receiverId: linh.id, amount: '20000.0001', stepUpTicket }, options)).toMatchObject({
      code: 'step_up_failed',
    });
    expect(await platform.call(memberTransfer, { receiverId: minh.id, amount: '20000', stepUpTicket }, options)).toMatchObject({
      code: 'step_up_failed',
    });
    expect(await platform.call(memberTransfer, { receiverId: linh.id, amount: '20000', stepUpTicket }, options)).toMatchObject({
      success: true,
    });
  });

  test('MC-06 100 parallel repetitions with one key and one proof move once; of 50 of the whole balance one succeeds', async () => {
    const one = { receiverId: linh.id, amount: '50000', stepUpTicket: await proof(minh, '50000', linh.id) };
    const alike = await Promise.all(
      Array.from({ length: 100 }, () => platform.call(memberTransfer, one, { token: minh.token, key: 'one-key' })),
    );
    expect(new Set(alike.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await sum(minh)).toBe('151000');
    const tickets: string[] = [];
    for (let made = 0; made < 50; made += 1) tickets.push(await proof(minh, '151000', linh.id));
    const answers = await Promise.all(
      tickets.map((stepUpTicket, index) =>
        platform.call(memberTransfer, { receiverId: linh.id, amount: '151000', stepUpTicket }, { token: minh.token, key: `all-${index}` }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['insufficient_balance']));
    expect(await sum(minh)).toBe('0');
  }, 30_000);

  test('MC-06 whoever asks again days later is told the first answer, with another amount is refused, and nothing moves', async () => {
    const first = await send(minh, linh, '50000', 'kept-key');
    // The key stands for that one transfer: another amount is no repetition.
    expect(await send(minh, linh, '50000.0001', 'kept-key')).toMatchObject({ success: false, code: 'idempotency_mismatch' });
    await platform.parts.db.deleteFrom('idempotency_answer').execute();
    expect([await send(minh, linh, '50000', 'kept-key'), await sum(minh)]).toEqual([first, '151000']);
  });

  test('MC-06 an agent and a downline who send to each other at once both get through', async () => {
    await makeAgent(linh);
    await withPaymentPassword(platform, linh.token);
    await platform.call(deposit, { methodId: 'play-money', amount: '200000' }, { token: linh.token, key: 'before' });
    const pairs = Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? ([linh, minh] as const) : ([minh, linh] as const)));
    const answers = await Promise.all(pairs.map(([from, to]) => send(from, to, '10000')));
    expect(answers.map(({ code, success }) => (success ? 'moved' : code))).toEqual(Array.from({ length: 10 }, () => 'moved'));
    expect([await sum(linh), await sum(minh)]).toEqual(['201000', '201000']);
  }, 30_000);
});
