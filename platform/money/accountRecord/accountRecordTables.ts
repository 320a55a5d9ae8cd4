import type { ColumnType } from 'kysely';

type Fixed<T> = ColumnType<T, never, never>;

/** A movement on an account of a member that is no hold. Made of postings alone, before somebody reads it and within minutes at the latest; never changed. */
export interface AccountRecordTable {
  /** Twice the posting's number, and one more on the account that was paid: within one account it grows in the order of its movements. */
  id: Fixed<bigint>;
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

/** How far the records of all accounts have come: one row, once there are any. */
export interface AccountRecordFoldTable {
  /** The last posting up to which every account has its records. */
  through: ColumnType<bigint, bigint, never>;
}
