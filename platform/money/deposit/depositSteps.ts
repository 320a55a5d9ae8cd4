import type { AnswerOf } from '#contract/call.ts';
import type { deposit } from '#contract/money/deposit.ts';

/** How far a deposit has come; the contract says what each means. */
export type DepositStatus = AnswerOf<typeof deposit>['deposit']['status'];

/** Ends that money may still turn up behind, late: then somebody looks at it, and nothing is credited by itself. */
const unpaidEnds = ['EXPIRED', 'DECLINED', 'FAILED', 'CANCELLED'] as const;
const paidOrUnpaid = ['PROCESSING', 'PAID', 'TO_MATCH', ...unpaidEnds] as const;

/**
 * What a deposit may become next. `CREATED` is written down, and nobody asked yet; `UNCONFIRMED` was handed to the payment provider, whose
 * answer is lost; `AWAITING_PAYMENT` is in the member's hands; `PROCESSING` was seen by the provider and is not sure yet, so it expires no
 * more; `TO_MATCH` waits for a person of the house, who credits it, refuses it (`REFUSED`) or sends back what came (`RETURNED`).
 */
export const depositSteps: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  CREATED: ['UNCONFIRMED', 'AWAITING_PAYMENT', ...paidOrUnpaid],
  UNCONFIRMED: ['AWAITING_PAYMENT', ...paidOrUnpaid],
  AWAITING_PAYMENT: paidOrUnpaid,
  PROCESSING: ['PAID', 'DECLINED', 'FAILED', 'TO_MATCH'],
  PAID: [],
  EXPIRED: ['TO_MATCH'],
  DECLINED: ['TO_MATCH'],
  FAILED: ['TO_MATCH'],
  CANCELLED: ['TO_MATCH'],
  TO_MATCH: ['PAID', 'REFUSED', 'RETURNED'],
  REFUSED: [],
  RETURNED: [],
};

export const depositStatuses = Object.keys(depositSteps) as readonly DepositStatus[];

export const mayBecome = (status: DepositStatus, next: DepositStatus): boolean => depositSteps[status].includes(next);

/** Statuses in which nobody waits for anything any more; what turns up late may still open some of them. */
export const closedStatuses = ['PAID', ...unpaidEnds, 'REFUSED', 'RETURNED'] as const satisfies readonly DepositStatus[];
export const isClosed = (status: DepositStatus): boolean => closedStatuses.some((each) => each === status);

/** Statuses that its member can call it off in: nothing was paid yet, as far as anybody knows. */
export const cancellableStatuses = ['CREATED', 'UNCONFIRMED', 'AWAITING_PAYMENT'] as const satisfies readonly DepositStatus[];
export const isCancellable = (status: DepositStatus): boolean => cancellableStatuses.some((each) => each === status);
