import type { AnswerOf } from '#contract/call.ts';
import type { withdraw } from '#contract/money/withdrawal.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { WithdrawalSettings } from '../../core/brand.ts';

/** How far a withdrawal has come; the contract says what each means. */
export type WithdrawalStatus = AnswerOf<typeof withdraw>['status'];

/** What each may become: nothing is called back, and what ended stays as it is. */
export const withdrawalSteps: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['SENT', 'FAILED'],
  SENT: ['RECEIVED', 'DISPUTED'],
  DISPUTED: ['RECEIVED', 'RETURNED'],
  RECEIVED: [],
  REJECTED: [],
  FAILED: [],
  RETURNED: [],
};

export const mayBecome = (status: WithdrawalStatus, next: WithdrawalStatus): boolean => withdrawalSteps[status].includes(next);

/** Those that came to nothing: they take no room of the day. */
export const unsuccessfulStatuses: readonly WithdrawalStatus[] = ['REJECTED', 'FAILED', 'RETURNED'];

/** Whether ten-thousandths lie within the bounds, both included. Nothing at or below zero does, whatever they are. */
export const isWithin = (amount: bigint, { minAmount, maxAmount }: Pick<WithdrawalSettings, 'minAmount' | 'maxAmount'>): boolean =>
  amount > 0n && amount >= parseAmount(minAmount) && amount <= parseAmount(maxAmount);

/** What the house keeps of an amount, in ten-thousandths: parts of one are the member's, and never more than there is. */
export function feeOf(amount: bigint, { feeFixed, feePercent }: Pick<WithdrawalSettings, 'feeFixed' | 'feePercent'>): bigint {
  // Ten-thousandths of a per cent are millionths.
  const fee = parseAmount(feeFixed) + (amount * parseAmount(feePercent)) / 1_000_000n;
  return fee < amount ? fee : amount;
}

/** What is known of a withdrawal when it is asked for; amounts in ten-thousandths. */
interface Asked {
  readonly amount: bigint;
  /** Of the business day so far, without this one. */
  readonly askedToday: bigint;
  /** The member says of an earlier one that it did not arrive. */
  readonly isDisputing: boolean;
}

/** Why somebody of the house has to look at it. */
export const doubts = ['large', 'largeTogether', 'disputing'] as const;
export type Doubt = (typeof doubts)[number];

/** What speaks against paying it at once; nothing where it is small and unsuspicious. */
export function doubtsOf(
  { amount, askedToday, isDisputing }: Asked,
  { automaticUpTo }: Pick<WithdrawalSettings, 'automaticUpTo'>,
): Doubt[] {
  const most = parseAmount(automaticUpTo);
  const found: Doubt[] = [];
  if (amount > most) found.push('large');
  // Many small ones are a large one.
  else if (amount + askedToday > 2n * most) found.push('largeTogether');
  if (isDisputing) found.push('disputing');
  return found;
}
