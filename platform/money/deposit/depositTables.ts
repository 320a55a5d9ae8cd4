export interface DepositTable {
  id: string;
  member_id: string;
  /** The ledger transaction that paid it. */
  transaction_id: string;
  method_id: string;
  amount: bigint;
  currency: string;
  status: 'PENDING' | 'PAID' | 'FAILED';
  created_at: bigint;
  /** Keyed; vouches for the row. */
  checksum: string;
}
