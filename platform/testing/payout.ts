import { addPayoutAccount } from '#contract/money/payoutAccount.ts';
import { deposit } from '#contract/money/deposit.ts';
import type { TestPlatform } from './openPlatform.ts';
import { steppedUp, withPaymentPassword } from './paymentPassword.ts';
import { registered } from './registration.ts';

/** A sound payee. */
export const payee = { bankCode: 'RIVER', holderName: 'Nguyễn Thị Linh', accountNumber: '0071001234567' };

/** Binds a payee to the member of a token, who has a payment password; answers as the call does. */
export async function bound(platform: TestPlatform, token: string, change: Partial<typeof payee> = {}) {
  const wish = { ...payee, ...change };
  const action = { action: 'addPayoutAccount', target: `${wish.bankCode} ${wish.accountNumber}` } as const;
  return platform.call(addPayoutAccount, { ...wish, stepUpTicket: await steppedUp(platform, token, action) }, { token });
}

/** A member with a payment password, a payout account and 200,000 more than the bonus. */
export async function memberWithPayout(platform: TestPlatform, username = 'linh', change: Partial<typeof payee> = {}) {
  const token = await registered(platform, username);
  await withPaymentPassword(platform, token);
  const account = await bound(platform, token, change);
  await platform.call(deposit, { methodId: 'play-money', amount: '200000' }, { token, key: 'before' });
  return { token, payoutAccountId: account.value.payoutAccountId };
}
