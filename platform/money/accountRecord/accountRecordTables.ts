import type { ColumnType, Generated } from 'kysely';

type Fixed<T> = ColumnType<T, never, never>;

/** A movement on an account of a member that is no hold. Written by the database itself as a ledger transaction closes; never changed. */
export interface AccountRecordTable {
  /** Grows; within one account in the order of its movements. */
  id: Generated<bigint>;
  account_id: Fixed<string>;
  member_id: Fixed<string>;
  /** Of the account, such as `cash`. */
  purpose: Fixed<string>;
  /** What the account on the other side is for. */
  other_purpose: Fixed<string>;
  transaction_id: Fixed<string>;
  /** The transaction's operation, and `IN`, `OUT`, `HOLD` (set aside) or `RELEASE` (given back): `bet_OUT`. */
  kind: Fixed<string>;
  /** Ten-thousandths, below zero where the account paid. */
  amount: Fixed<bigint>;
  balance_after: Fixed<bigint>;
  /** Milliseconds since 1970; never before that of the account's record before. */
  recorded_at: Fixed<bigint>;
  /** How many records of its kind its account has had, this one among them: what lies between two days is a difference. */
  kind_count: Fixed<bigint>;
  /** Their sum. */
  kind_sum: Fixed<bigint>;
}
