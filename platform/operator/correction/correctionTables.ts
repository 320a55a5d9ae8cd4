import type { Selectable } from 'kysely';

/** A change of money or of a result by hand: one proposes it, another decides. */
export interface CorrectionTable {
  id: string;
  /** `credit` and `debit` move cash from and to the house; `reversal` takes a ledger transaction back, such as that of a result. */
  kind: 'credit' | 'debit' | 'reversal';
  member_id: string;
  /** Ten-thousandths, above zero; null of a reversal, which moves what it takes back. */
  amount: bigint | null;
  /** The ledger transaction that a reversal takes back; null of the others. */
  reversed_id: string | null;
  /** Why, in the words of who proposed it. */
  reason: string;
  proposed_by: string;
  proposed_at: bigint;
  status: 'PROPOSED' | 'APPROVED' | 'REJECTED';
  /** Never who proposed it. */
  decided_by: string | null;
  decided_at: bigint | null;
  /** The ledger transaction that it made; null where it made none. */
  transaction_id: string | null;
}

export type Correction = Selectable<CorrectionTable>;
