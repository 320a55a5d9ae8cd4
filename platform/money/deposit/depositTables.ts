import type { DepositMethodKind } from '../../core/brand.ts';
import type { PaymentReport } from '../../providers/payment/payment.ts';
import type { DepositStatus } from './depositSteps.ts';

export interface DepositTable {
  id: string;
  member_id: string;
  /** The member's key for it, once for each member. */
  idempotency_key: string;
  method_id: string;
  kind: DepositMethodKind;
  /** What is to be credited, in ten-thousandths. */
  amount: bigint;
  /** What is to be paid beside it, in ten-thousandths. */
  fee: bigint;
  currency: string;
  created_at: bigint;
  /** When it expires unless it is paid; null for what is credited at once. */
  expires_at: bigint | null;
  status: DepositStatus;
  /** The payment provider's own id of it; null until it was told. */
  payment_id: string | null;
  /** How to pay, as JSON of `PaymentInstructions`; null until that is known. */
  instructions: string | null;
  /** The ledger transaction that paid it; null unless it is `PAID`. */
  transaction_id: string | null;
  /** What was credited, in ten-thousandths; null unless it is `PAID`. Other than `amount` only by a person's decision. */
  credited: bigint | null;
  /** When it came to its end; null while it is open. */
  closed_at: bigint | null;
  /** Who of the house decided by hand, and why; null where nobody did. */
  decided_by: string | null;
  reason: string | null;
  /** Keyed; vouches for what was asked, then for every step with all before it, parted by dots. */
  checksum: string;
}

/** One thing that a payment provider told, once. */
export interface PaymentNoticeTable {
  id: string;
  /** The provider's id of what it told. */
  event_id: string;
  /** What it called the deposit by, as told. */
  reference: string;
  payment_id: string;
  status: PaymentReport['status'];
  amount: bigint;
  currency: string;
  received_at: bigint;
  /** The deposit that it is of; null where there is none of that reference, until somebody matches it. */
  deposit_id: string | null;
  /** `DONE` where nothing is left to do by hand; `OPEN` is money that nobody knows the deposit of; `MATCHED` and `REFUSED` by a person of the house. */
  matter: 'DONE' | 'OPEN' | 'MATCHED' | 'REFUSED';
  decided_by: string | null;
  reason: string | null;
  decided_at: bigint | null;
}
