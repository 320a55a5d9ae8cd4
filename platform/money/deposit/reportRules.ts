import type { PaymentReport } from '../../providers/payment/payment.ts';
import { type DepositStatus, isClosed, mayBecome } from './depositSteps.ts';

/** What a report is held against. */
export interface ReportedDeposit {
  readonly status: DepositStatus;
  /** Ten-thousandths: what was to be paid, the fee included. */
  readonly toPay: bigint;
  readonly currency: string;
  readonly paymentId: string | null;
}

export type ReceivedReport = Pick<PaymentReport, 'status' | 'currency' | 'paymentId'> & { readonly amount: bigint };

/** What follows from a report: the next status, nothing at all, or a payment of its own that somebody has to find the place of. */
export type ReportOutcome = { readonly to: DepositStatus } | 'nothing' | 'stray';

const unpaidEnds = { declined: 'DECLINED', failed: 'FAILED', expired: 'EXPIRED' } as const;

/** The account cannot take money in, such as one that excluded itself: what was paid all the same waits for a person. */
export interface Payee {
  readonly mayReceive: boolean;
}

/**
 * Reports come twice, late and out of order, and may lie about the amount. Credited is what was asked for, once, while it is open; whatever
 * else was paid waits for a person.
 */
export function reportOutcome(deposit: ReportedDeposit, report: ReceivedReport, { mayReceive }: Payee): ReportOutcome {
  const step = (to: DepositStatus): ReportOutcome => (mayBecome(deposit.status, to) ? { to } : 'nothing');
  if (report.status === 'pending') return 'nothing';
  if (report.status === 'processing') return step('PROCESSING');
  if (report.status !== 'paid')
    return isClosed(deposit.status) || deposit.status === 'TO_MATCH' ? 'nothing' : step(unpaidEnds[report.status]);
  const isKnown = deposit.paymentId === null || deposit.paymentId === report.paymentId;
  if (deposit.status === 'PAID' || deposit.status === 'TO_MATCH') return isKnown ? 'nothing' : 'stray';
  if (deposit.status === 'REFUSED' || deposit.status === 'RETURNED') return 'stray';
  const fits = isKnown && report.amount === deposit.toPay && report.currency === deposit.currency;
  return { to: fits && mayReceive && !isClosed(deposit.status) ? 'PAID' : 'TO_MATCH' };
}
