import { CallRefusal } from '../../core/http/handler.ts';
import { businessDay } from '../../core/businessDay.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PaymentPasswords } from '../../identity/paymentPassword/paymentPasswords.ts';
import type { StepUps } from '../../identity/stepUp/stepUps.ts';
import type { PayoutAccounts } from '../payoutAccount/payoutAccounts.ts';
import { payOut } from './withdrawalJobTypes.ts';
import { takeStep } from './takeStep.ts';
import { withdrawalChecksum } from './withdrawalChecksums.ts';
import { doubtsOf, feeOf, unsuccessfulStatuses } from './withdrawalRules.ts';

export interface RequestParts extends PlatformParts {
  readonly paymentPasswords: PaymentPasswords;
  readonly payoutAccounts: PayoutAccounts;
  readonly stepUps: StepUps;
}

export interface WithdrawalOrder {
  readonly memberId: string;
  readonly payoutAccountId: string;
  /** Ten-thousandths, within the bounds. */
  readonly amount: bigint;
  /** As it was proven for. */
  readonly amountText: string;
  readonly stepUpTicket: string;
}

/** Sets the money aside, and lets it go at once where nothing speaks against it; in the caller's ledger transaction. Refuses as `withdraw` of the contract. */
export async function requestWithdrawal(parts: RequestParts, transaction: OpenTransaction, order: WithdrawalOrder): Promise<string> {
  const { brand, checksums, clock, jobs, paymentPasswords, payoutAccounts, stepUps } = parts;
  const { memberId, payoutAccountId, amount } = order;
  const { db } = transaction;
  // Held until the transaction ends: of two at once, one waits here, and counts what the other has done.
  const { currency } = await transaction.cashOf(memberId);
  const now = clock.now();
  const account = await payoutAccounts.byId(payoutAccountId, db);
  if (!account || account.memberId !== memberId || account.isRemoved) throw new CallRefusal('payout_account_gone');
  const until = Math.max(account.usableFrom, (await paymentPasswords.coolingUntil(memberId, db)) ?? 0);
  if (until > now) throw new CallRefusal('cooling_time', { until });
  await stepUps.consume(db, memberId, { action: 'withdraw', amount: order.amountText, target: payoutAccountId }, order.stepUpTicket);

  const day = businessDay(now, brand.timeZone);
  const today = await db
    .selectFrom('withdrawal')
    .select(['amount'])
    .where('member_id', '=', memberId)
    .where('business_day', '=', day)
    .where('status', 'not in', unsuccessfulStatuses)
    .execute();
  if (today.length >= brand.withdrawals.dailyCount) throw new CallRefusal('daily_count_reached');
  const disputed = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'DISPUTED')
    .executeTakeFirst();
  const askedToday = today.reduce((sum, each) => sum + each.amount, 0n);
  const doubts = doubtsOf({ amount, askedToday, isDisputing: disputed !== undefined }, brand.withdrawals);

  const asked = {
    id: newId(parts),
    member_id: memberId,
    payout_account_id: payoutAccountId,
    hold_id: await transaction.hold(memberId, amount),
    amount,
    fee: feeOf(amount, brand.withdrawals),
    currency,
    doubts: doubts.join(','),
    business_day: day,
    created_at: BigInt(now),
  };
  const step = {
    withdrawal_id: asked.id,
    position: 0n,
    status: 'PENDING' as const,
    actor: 'member' as const,
    reason: null,
    transaction_id: transaction.id,
    created_at: asked.created_at,
  };
  const checksum = withdrawalChecksum(checksums, asked, [step]);
  await db
    .insertInto('withdrawal')
    .values({ ...asked, status: 'PENDING', receipt_due: null, checksum })
    .execute();
  await db.insertInto('withdrawal_step').values(step).execute();
  if (doubts.length === 0) {
    await takeStep(parts, db, asked.id, { status: 'APPROVED', actor: 'rules' });
    await jobs.enqueue(db, payOut, { withdrawalId: asked.id }, { key: asked.id });
  }
  return asked.id;
}
