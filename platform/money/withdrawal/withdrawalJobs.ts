import { CallRefusal } from '../../core/http/handler.ts';
import { outsideJob, storeJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PayoutProvider } from '../../providers/payment/payoutProvider.ts';
import type { PayoutAccounts } from '../payoutAccount/payoutAccounts.ts';
import { takeStep } from './takeStep.ts';
import { payOut, timeOut } from './withdrawalJobTypes.ts';
import type { Withdrawals } from './withdrawals.ts';

export interface WithdrawalJobParts extends PlatformParts {
  readonly payoutAccounts: PayoutAccounts;
  /** Undefined where the house pays by hand. */
  readonly payoutProvider: PayoutProvider | undefined;
  readonly withdrawals: Withdrawals;
}

export function withdrawalJobs(parts: WithdrawalJobParts): readonly JobHandler[] {
  const { db, payoutAccounts, payoutProvider, withdrawals } = parts;
  const isLocked = async (memberId: string): Promise<boolean> => {
    const member = await db.selectFrom('member').select('locked_at').where('id', '=', memberId).executeTakeFirst();
    return member?.locked_at != null;
  };
  return [
    // At least once, under one reference: the bank pays it once, and the step after it is taken once.
    outsideJob(payOut, async ({ withdrawalId }, { wasBegun }) => {
      // Without a provider for payouts, the house pays by hand and says so at the desk.
      if (payoutProvider === undefined) return;
      const withdrawal = await db.selectFrom('withdrawal').selectAll().where('id', '=', withdrawalId).executeTakeFirst();
      if (withdrawal?.status !== 'APPROVED') return;
      // Of an account that the house has locked nothing leaves by itself: somebody decides at the desk. What may have been asked is seen to its end.
      if (!wasBegun && (await isLocked(withdrawal.member_id))) return;
      const account = await payoutAccounts.byId(withdrawal.payout_account_id);
      if (!account) throw new Error(`withdrawal ${withdrawalId} has lost its payout account`);
      const { bankCode, holderName, accountNumber } = account;
      const answer = await payoutProvider.pay({
        reference: withdrawalId,
        amount: writeAmount(withdrawal.amount - withdrawal.fee),
        currency: withdrawal.currency,
        bankCode,
        holderName,
        accountNumber,
      });
      await (answer === 'paid' ? withdrawals.paidOut(withdrawalId) : withdrawals.failed(withdrawalId));
    }),
    storeJob(timeOut, async (transaction, { withdrawalId }) => {
      try {
        const { status } = await transaction
          .selectFrom('withdrawal')
          .select('status')
          .where('id', '=', withdrawalId)
          .executeTakeFirstOrThrow();
        if (status === 'SENT') await takeStep(parts, transaction, withdrawalId, { status: 'RECEIVED', actor: 'timeOut' });
      } catch (error) {
        // The member was faster.
        if (!(error instanceof CallRefusal)) throw error;
      }
    }),
  ];
}
