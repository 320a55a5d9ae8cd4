import { messages } from '#contract/content/message.ts';
import { confirmWithdrawal, withdraw } from '#contract/money/withdrawal.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlatformExtras } from '../../app.ts';
import { createMemberMessages } from '../../content/message/createMemberMessages.ts';
import type { WithdrawalSettings } from '../../core/brand.ts';
import { houseAccountId } from '../../core/ledger/accounts/houseAccountId.ts';
import type { Payout, PayoutProvider } from '../../providers/payment/payoutProvider.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { memberWithPayout } from '../../testing/payout.ts';
import { steppedUp } from '../../testing/paymentPassword.ts';
import { testFolder } from '../../testing/testBrand.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.ts';

describe.each(testEngines())('a withdrawal with a fee, and what its member is told of it, on %s', (engine) => {
  let platform: TestPlatform;
  let desk: Withdrawals;
  let token: string;
  let id: string;
  /** A withdrawal of 50,000, of which the house keeps 1,000.5. */
  const begin = async (settings: Partial<WithdrawalSettings> = {}, extras: Partial<PlatformExtras> = {}) => {
    const withdrawals = { ...testFolder().values.withdrawals, feeFixed: '500.5', feePercent: '1', receiptMinutes: 45, ...settings };
    platform = await openPlatform({ engine, brand: { withdrawals }, extras });
    desk = createWithdrawals({ ...platform.parts, memberMessages: createMemberMessages(platform.parts) });
    const member = await memberWithPayout(platform);
    ({ token } = member);
    const { payoutAccountId } = member;
    const stepUpTicket = await steppedUp(platform, token, { action: 'withdraw', amount: '50000', target: payoutAccountId });
    const { value } = await platform.call(withdraw, { payoutAccountId, amount: '50000', stepUpTicket }, { token, key: 'one' });
    expect(value.payout).toBe('48999.5');
    id = value.withdrawalId;
    await platform.settled();
    return value.status;
  };
  afterEach(() => platform.close());

  const said = { by: 'an', reason: 'seen' };
  const told = async (language: 'EN' | 'TH' | 'TY' | 'VI') =>
    (await platform.call(messages, { pageSize: 1 }, { token, language })).value.messages[0]?.content;

  test('MC-13 what was paid is less by the fee, and written as whoever reads it writes amounts', async () => {
    expect(await begin()).toBe('APPROVED');
    await desk.paidByHand(id, said);
    expect(await told('EN')).toMatch(/^<p>₫48,999\.50 is on its way .* after 45 minutes it counts as received/);
    expect(await told('TH')).toContain('₫48,999.50');
    expect(await told('VI')).toContain('48.999,50\u00a0₫');
    expect(await told('TY')).toContain('48.999,50\u00a0₫');
    await platform.call(confirmWithdrawal, { withdrawalId: id, received: false }, { token });
    await desk.forceReceipt(id, said);
    expect(await told('EN')).toMatch(/₫48,999\.50 was paid.* Reason: seen</);
  });

  test('MC-05 the fee is the house’s once the rest was paid, and goes back with what is returned', async () => {
    const fees = async () => {
      const kept = sql<string>`cast(coalesce(sum(amount), 0) as text)`.as('kept');
      const entries = platform.parts.db.selectFrom('entry').select(kept).where('account_id', '=', houseAccountId('fees', 'PLAY'));
      return (await entries.executeTakeFirstOrThrow()).kept;
    };
    await begin();
    expect(await fees()).toBe('0');
    await desk.paidByHand(id, said);
    expect(await fees()).toBe('10005000');
    await platform.call(confirmWithdrawal, { withdrawalId: id, received: false }, { token });
    await desk.returnMoney(id, said);
    expect(await fees()).toBe('0');
    expect(await told('EN')).toMatch(/^<p>₫50,000 did not reach you .* Reason: seen</);
  });

  test('MC-05 the bank is asked for what the fee leaves', async () => {
    const asked: Payout[] = [];
    const payout: PayoutProvider = { pay: async (order) => (asked.push(order), 'paid') };
    await begin({}, { providers: { payout } });
    expect(asked).toMatchObject([{ reference: id, amount: '48999.5', currency: 'PLAY' }]);
  });

  test('MC-13 what comes back into the balance is all of it', async () => {
    await begin();
    await desk.notPaid(id, said);
    expect(await told('EN')).toMatch(/^<p>₫50,000 did not reach you .* Reason: seen</);
    expect(await told('VI')).toContain('50.000\u00a0₫');
    await platform.close();
    expect(await begin({ automaticUpTo: '49999' })).toBe('PENDING');
    await desk.reject(id, said);
    expect(await told('EN')).toMatch(/^<p>₫50,000 is back in your balance\. Reason: seen</);
  });
});
