import { balance } from '#contract/money/wallet.ts';
import { messages } from '#contract/content/message.ts';
import { confirmWithdrawal, withdraw, withdrawals } from '#contract/money/withdrawal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemberMessages } from '../../content/message/createMemberMessages.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import type { PlatformExtras } from '../../app.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { memberWithPayout } from '../../testing/payout.ts';
import { steppedUp } from '../../testing/paymentPassword.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.ts';

const minute = 60_000;

describe.each(testEngines())('withdrawals that the house pays by hand on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: Withdrawals;
  let token: string;
  let payoutAccountId: string;
  const open: TestPlatform[] = [];
  beforeEach(() => void (clock = movableClock()));
  afterEach(async () => {
    for (const each of open.splice(0)) {
      expect(await reconcile(each.parts.db)).toEqual([]);
      await each.close();
    }
  });

  const ask = async (key: string) => {
    const stepUpTicket = await steppedUp(platform, token, { action: 'withdraw', amount: '50000', target: payoutAccountId });
    return (await platform.call(withdraw, { payoutAccountId, amount: '50000', stepUpTicket }, { token, key })).value;
  };

  /** A withdrawal of 50,000 of 201,000, which the rules let go at once; its id. */
  async function approved(extras: Partial<PlatformExtras> = {}): Promise<string> {
    platform = await openPlatform({ engine, clock, extras });
    open.push(platform);
    desk = createWithdrawals({ ...platform.parts, memberMessages: createMemberMessages(platform.parts) });
    const member = await memberWithPayout(platform);
    ({ token, payoutAccountId } = member);
    const value = await ask('one');
    expect(value.status).toBe('APPROVED');
    return value.withdrawalId;
  }
  const newest = async () => (await platform.call(withdrawals, {}, { token, language: 'EN' })).value.withdrawals[0];
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const toPay = async () => (await desk.waiting('APPROVED', 5)).map(({ id }) => id);
  const said = { by: 'an', reason: 'Transfer 4711' };

  test('MC-05 the provider for trying out pays where there are stand-ins, and nowhere else', async () => {
    await approved({ outbox: true });
    await platform.settled();
    expect(await newest()).toMatchObject({ status: 'SENT' });
    const id = await approved();
    for (let rounds = 0; rounds < 3; rounds += 1) {
      clock.forward(20 * minute);
      await platform.settled();
      expect(await newest()).toMatchObject({ status: 'APPROVED', receiptDue: null });
    }
    expect(await toPay()).toEqual([id]);
    expect(await sum()).toBe('151000');
  });

  test('MC-05 while its member says of one that it did not arrive, somebody of the house looks at the next', async () => {
    const id = await approved();
    await platform.settled();
    await desk.paidByHand(id, said);
    await platform.call(confirmWithdrawal, { withdrawalId: id, received: false }, { token });
    expect(await ask('next')).toMatchObject({ status: 'PENDING' });
    expect(await desk.waiting('PENDING', 5)).toMatchObject([{ doubts: 'disputing' }]);
    await desk.forceReceipt(id, said);
    expect(await ask('after')).toMatchObject({ status: 'APPROVED' });
  });

  test('MC-05 "paid" is said once, by name and with a reason; from then on its member has the usual time to confirm', async () => {
    const id = await approved();
    await platform.settled();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => desk.paidByHand(id, said)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(desk.paidByHand(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    await expect(desk.notPaid(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    expect(await toPay()).toEqual([]);
    expect(await newest()).toMatchObject({ status: 'SENT', receiptDue: clock.now() + 30 * minute });
    expect((await newest())?.steps.at(-1)).toMatchObject({ status: 'SENT', by: 'operator', reason: 'Transfer 4711' });
    const step = platform.parts.db.selectFrom('withdrawal_step').select('actor').where('status', '=', 'SENT');
    expect(await step.execute()).toEqual([{ actor: 'operator:an' }]);
    expect(await platform.call(confirmWithdrawal, { withdrawalId: id, received: true }, { token })).toMatchObject({ success: true });
    expect(await sum()).toBe('151000');
  });

  test('MC-05 "not paid" gives the money back once, and its member reads why', async () => {
    const id = await approved();
    await platform.settled();
    await desk.notPaid(id, { by: 'an', reason: 'The account is closed' });
    await expect(desk.notPaid(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    await expect(desk.paidByHand(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    expect(await sum()).toBe('201000');
    expect((await newest())?.steps.at(-1)).toMatchObject({ status: 'FAILED', by: 'operator', reason: 'The account is closed' });
    const told = (await platform.call(messages, { pageSize: 9 }, { token, language: 'EN' })).value.messages;
    expect(told[0]).toMatchObject({ title: 'Your withdrawal came back', content: expect.stringContaining('The account is closed') });
  });

  test('MC-05 while a provider is at it the house says nothing; once it was given up, the house decides', async () => {
    const silent = { pay: async () => Promise.reject(new Error('no answer')) };
    const id = await approved({ providers: { payout: silent } });
    await platform.settled();
    expect(await toPay()).toEqual([]);
    await expect(desk.notPaid(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    await expect(desk.paidByHand(id, said)).rejects.toMatchObject({ code: 'withdrawal_closed' });
    expect(await sum()).toBe('151000');
    while ((await platform.parts.jobs.listDead(1)).length === 0) {
      clock.forward(60 * minute);
      await platform.settled();
    }
    expect(await toPay()).toEqual([id]);
    await desk.notPaid(id, said);
    const [dead] = await platform.parts.jobs.listDead(1);
    await platform.parts.jobs.restart(dead?.id ?? '');
    await platform.settled();
    clock.forward(1);
    expect(await platform.parts.jobs.listDead(1)).toEqual([]);
  });

  test('an id that is nobody’s is gone', async () => {
    await approved();
    await expect(desk.paidByHand('none', said)).rejects.toMatchObject({ code: 'withdrawal_gone' });
    await expect(desk.notPaid('none', said)).rejects.toMatchObject({ code: 'withdrawal_gone' });
  });
});
