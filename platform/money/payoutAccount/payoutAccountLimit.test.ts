import { addPayoutAccount } from '#contract/money/payoutAccount.ts';
import { isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

const account = { bankCode: 'OARPAY', holderName: 'Nguyen Van A', accountNumber: '0912345678', stepUpTicket: 'none' };

testAttemptLimit('MC-02 AZ-002 a payout account', {
  limit: 10,
  window: 24 * 3_600_000,
  scope: 'payout',
  ask: ({ platform, token }) => isTaken(platform.call(addPayoutAccount, account, { token })),
});
