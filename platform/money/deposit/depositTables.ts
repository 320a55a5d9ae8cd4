import type { DepositStatus } from './depositRules.ts';

export interface DepositTable {
  id: string;
  member_id: string;
  /** The ledger transaction that paid it; null while it is `PENDING`, and where it `FAILED`. */
  transaction_id: string | null;
  method_id: string;
  amount: bigint;
  currency: string;
  status: DepositStatus;
  created_at: bigint;
  /** When it was paid or failed; null while it is `PENDING`. */
  closed_at: bigint | null;
  /** Keyed; vouches for what was to be paid, then for how it ended, parted by a dot. */
  checksum: string;
}
