import { deposit } from '#contract/money/deposit.ts';
import { messages } from '#contract/content/message.ts';
import { balance } from '#contract/money/wallet.ts';
import { removePayoutAccount } from '#contract/money/payoutAccount.ts';
import { confirmWithdrawal, withdraw, withdrawals, withdrawalTerms } from '#contract/money/withdrawal.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import type { PayoutProvider } from '../../providers/payment/payoutProvider.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { bound, memberWithPayout } from '../../testing/payout.ts';
import { paymentPassword, steppedUp } from '../../testing/paymentPassword.ts';
import { password } from '../../testing/registration.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.ts';

const minute = 60_000;

describe.each(testEngines())('withdrawals on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: Withdrawals;
  let token: string;
  let payoutAccountId: string;
  const paid: string[] = [];
  const payout: PayoutProvider = {
    async pay({ reference, amount, accountNumber }) {
      if (accountNumber.endsWith('0000')) return 'refused';
      paid.push(`${reference} ${amount} ${accountNumber}`);
      return 'paid';
    },
  };
  beforeEach(async () => {
    paid.length = 0;
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { providers: { payout } } });
    desk = createWithdrawals({ ...platform.parts, memberMessages: { send: async () => undefined } });
    ({ token, payoutAccountId } = await memberWithPayout(platform));
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  let asked = 0;
  const proof = (amount: string, target = payoutAccountId) => steppedUp(platform, token, { action: 'withdraw', amount, target });
  const ask = async (amount: string, { key = `key-${(asked += 1)}`, target = payoutAccountId } = {}) =>
    platform.call(withdraw, { payoutAccountId: target, amount, stepUpTicket: await proof(amount, target) }, { token, key, language: 'EN' });
  const logIn = async () => void (token = (await platform.call(login, { username: 'linh', password })).value.token);
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const newest = async () => (await platform.call(withdrawals, {}, { token, language: 'EN' })).value.withdrawals[0];
  const walk = async () => (await newest())?.steps.map(({ status, by }) => `${status} ${by}`);
  const confirm = async (received: boolean) =>
    platform.call(confirmWithdrawal, { withdrawalId: (await newest())?.withdrawalId ?? '', received }, { token });

  test('MC-05 a small one is set aside at once, paid without anybody looking, and confirmed by its member', async () => {
    expect(await ask('50000')).toMatchObject({ value: { status: 'APPROVED', amount: '50000', fee: '0', payout: '50000' } });
    expect(await sum()).toBe('151000');
    await platform.settled();
    expect(paid).toEqual([expect.stringMatching(/ 50000 0071001234567$/)]);
    const sent = await newest();
    expect(sent).toMatchObject({ status: 'SENT', receiptDue: clock.now() + 30 * minute, accountNumber: '•••• 4567' });
    expect(await confirm(true)).toMatchObject({ value: { status: 'RECEIVED', receiptDue: null } });
    expect(await confirm(true)).toMatchObject({ success: true });
    expect(await walk()).toEqual(['PENDING member', 'APPROVED rules', 'SENT bank', 'RECEIVED member']);
    expect(await confirm(false)).toMatchObject({ code: 'withdrawal_closed' });
    expect(await sum()).toBe('151000');
  });

  test('MC-05 one that nobody confirms counts as received after the minutes of the house, and not a moment before', async () => {
    await ask('50000');
    await platform.settled();
    clock.forward(20 * minute);
    await sum();
    clock.forward(10 * minute - 1);
    await platform.settled();
    expect(await newest()).toMatchObject({ status: 'SENT' });
    clock.forward(1);
    await platform.settled();
    expect((await walk())?.at(-1)).toBe('RECEIVED timeOut');
    expect(await sum()).toBe('151000');
  });

  test('MC-05 not received: a forced receipt refunds nothing and says why; before the member’s word there is nothing to force', async () => {
    await ask('50000');
    await platform.settled();
    const id = (await newest())?.withdrawalId ?? '';
    await expect(desk.forceReceipt(id, { by: 'an', reason: 'Paid' })).rejects.toMatchObject({ code: 'withdrawal_closed' });
    await confirm(false);
    clock.forward(29 * minute);
    await sum();
    clock.forward(29 * minute);
    await platform.settled();
    expect(await newest()).toMatchObject({ status: 'DISPUTED' });
    await desk.forceReceipt(id, { by: 'an', reason: 'The bank shows it as paid' });
    const forced = await newest();
    expect(forced?.steps.at(-1)).toMatchObject({ status: 'RECEIVED', by: 'operator', reason: 'The bank shows it as paid' });
    expect(JSON.stringify(forced)).not.toContain('"an"');
    expect(await sum()).toBe('151000');
    await expect(desk.returnMoney(id, { by: 'an', reason: 'after all' })).rejects.toMatchObject({ code: 'withdrawal_closed' });
  });

  test('not received: what the house believes comes back whole, and once', async () => {
    await ask('50000');
    await platform.settled();
    const id = (await newest())?.withdrawalId ?? '';
    await confirm(false);
    await desk.returnMoney(id, { by: 'an', reason: 'It bounced' });
    await desk.returnMoney(id, { by: 'an', reason: 'It bounced' }).catch(() => undefined);
    expect(await sum()).toBe('201000');
    expect(await newest()).toMatchObject({ status: 'RETURNED' });
  });

  test('MC-05 a large one waits for the house; what is rejected stays with its reason, and the money is back', async () => {
    await platform.call(deposit, { methodId: 'play-money', amount: '1000000' }, { token, key: 'more' });
    expect(await ask('500000.0001')).toMatchObject({ value: { status: 'PENDING' } });
    expect(await sum()).toBe('700999.9999');
    const [waiting] = await desk.waiting('PENDING', 5);
    expect(waiting).toMatchObject({ doubts: 'large' });
    await desk.reject(waiting?.id ?? '', { by: 'an', reason: 'Please send us your papers' });
    expect(await sum()).toBe('1201000');
    expect(await newest()).toMatchObject({ status: 'REJECTED', steps: [{}, { by: 'operator', reason: 'Please send us your papers' }] });
    await expect(desk.approve(waiting?.id ?? '', { by: 'an' })).rejects.toMatchObject({ code: 'withdrawal_closed' });
    expect(await ask('500000')).toMatchObject({ value: { status: 'APPROVED' } });
    expect(await desk.waiting('PENDING', 5)).toEqual([]);
  });

  test('one that is approved by the house goes to the bank once, whoever approves it how often', async () => {
    await platform.call(deposit, { methodId: 'play-money', amount: '1000000' }, { token, key: 'more' });
    await ask('600000');
    const id = (await newest())?.withdrawalId ?? '';
    const outcomes = await Promise.allSettled([
      desk.approve(id, { by: 'an' }),
      desk.approve(id, { by: 'binh' }),
      desk.reject(id, { by: 'chi', reason: 'no' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await platform.settled();
    await platform.settled();
    expect(paid.length + ((await newest())?.status === 'REJECTED' ? 1 : 0)).toBe(1);
  });

  test('what the bank refuses comes back, with its reason', async () => {
    clock.forward(minute);
    const other = await memberWithPayout(platform, 'minh', { accountNumber: '1230000' });
    ({ token, payoutAccountId } = other);
    await ask('50000');
    await platform.settled();
    expect(await newest()).toMatchObject({ status: 'FAILED' });
    expect((await newest())?.steps.at(-1)?.reason).toMatch(/^The bank did not take/);
    expect(await sum()).toBe('201000');
    const told = (await platform.call(messages, { pageSize: 9 }, { token, language: 'EN' })).value.messages;
    expect(told.map(({ title }) => title)).toContain('Your withdrawal could not be paid');
  });

  test.each([
    ['9999.9999', 'amount_out_of_range'],
    ['20000000.0001', 'amount_out_of_range'],
    ['-50000', 'amount_out_of_range'],
    ['201000.0001', 'insufficient_balance'],
  ])('MON-004 %s is refused as %s, and nothing moves', async (amount, code) => {
    expect(await ask(amount)).toMatchObject({ code });
    expect(await sum()).toBe('201000');
  });

  test('the bounds themselves are good, and everything there is', async () => {
    expect(await ask('10000')).toMatchObject({ success: true });
    expect(await ask('191000')).toMatchObject({ success: true });
    expect(await sum()).toBe('0');
  });

  test('MC-05 five a day, and no sixth before midnight of the house', async () => {
    for (let made = 0; made < 5; made += 1) expect(await ask('10000')).toMatchObject({ success: true });
    expect(await ask('10000')).toMatchObject({ code: 'daily_count_reached' });
    expect((await platform.call(withdrawalTerms, {}, { token })).value).toMatchObject({ dailyCount: 5, leftToday: 0 });
    clock.forward(17 * 60 * minute - 1);
    await logIn();
    expect(await ask('10000')).toMatchObject({ code: 'daily_count_reached' });
    clock.forward(1);
    expect(await ask('10000')).toMatchObject({ success: true });
  });

  test('MC-05 those that came to nothing take no room of the day', async () => {
    ({ token, payoutAccountId } = await memberWithPayout(platform, 'minh', { accountNumber: '00710000' }));
    for (let made = 0; made < 5; made += 1) await ask('10000');
    expect(await ask('10000')).toMatchObject({ code: 'daily_count_reached' });
    await platform.settled();
    expect((await platform.call(withdrawalTerms, {}, { token })).value).toMatchObject({ leftToday: 5 });
    expect(await ask('10000')).toMatchObject({ success: true });
  });

  test('MON-015 to an account that rests nothing goes, and from the end of its time on it does', async () => {
    const target = (await bound(platform, token, { accountNumber: '123456' })).value.payoutAccountId;
    const until = clock.now() + 24 * 60 * minute;
    expect(await ask('10000', { target })).toMatchObject({ code: 'cooling_time', value: { until } });
    clock.forward(24 * 60 * minute - 1);
    await logIn();
    expect(await ask('10000', { target })).toMatchObject({ code: 'cooling_time' });
    clock.forward(1);
    expect(await ask('10000', { target })).toMatchObject({ success: true });
  });

  test('MC-05 to an account that was removed nothing goes', async () => {
    const stepUpTicket = await steppedUp(platform, token, { action: 'removePayoutAccount', target: payoutAccountId });
    expect(await platform.call(removePayoutAccount, { payoutAccountId, stepUpTicket }, { token })).toMatchObject({ success: true });
    expect(await ask('10000')).toMatchObject({ code: 'payout_account_gone' });
  });

  test('MON-015 nothing goes after a forgotten payment password was replaced', async () => {
    for (const wish of ['a second pier', paymentPassword])
      await platform.call(setPaymentPassword, { password, newPaymentPassword: wish, confirmPaymentPassword: wish }, { token });
    expect(await ask('10000')).toMatchObject({ code: 'cooling_time' });
  });

  test('MON-015 without a proof of this amount to this account nothing goes', async () => {
    const asking = (stepUpTicket: string, amount = '50000') =>
      platform.call(withdraw, { payoutAccountId, amount, stepUpTicket }, { token, key: `proof-${(asked += 1)}` });
    expect(await asking('made-up')).toMatchObject({ code: 'step_up_failed' });
    expect(await asking(await proof('50001'))).toMatchObject({ code: 'step_up_failed' });
    const ticket = await proof('50000');
    expect(await asking(ticket)).toMatchObject({ success: true });
    expect(await asking(ticket)).toMatchObject({ code: 'step_up_failed' });
    expect(await sum()).toBe('151000');
  });

  test('AZ-002 another member’s account and withdrawal are gone, like those that never were', async () => {
    await ask('50000');
    await platform.settled();
    const withdrawalId = (await newest())?.withdrawalId ?? '';
    const target = payoutAccountId;
    ({ token, payoutAccountId } = await memberWithPayout(platform, 'minh', { accountNumber: '123456' }));
    expect(await ask('50000', { target })).toMatchObject({ code: 'payout_account_gone' });
    expect(await platform.call(confirmWithdrawal, { withdrawalId, received: true }, { token })).toMatchObject({ code: 'withdrawal_gone' });
    expect(await newest()).toBeUndefined();
  });

  test('PP-14 whoever has excluded themselves logs in for that and takes out what is theirs, and pays nothing in', async () => {
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    token = (await platform.call(login, { username: 'linh', password, forPayout: true })).value.token;
    expect(await ask('201000')).toMatchObject({ success: true });
    await platform.settled();
    expect(await confirm(true)).toMatchObject({ value: { status: 'RECEIVED' } });
    const paidIn = await platform.call(deposit, { methodId: 'play-money', amount: '20000' }, { token, key: 'excluded' });
    expect(paidIn).toMatchObject({ success: false });
    expect(await sum()).toBe('0');
  });
});
