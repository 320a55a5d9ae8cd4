import type { ColumnType, Generated } from 'kysely';

type Never<T> = ColumnType<T, never, never>;
type Fixed<T> = ColumnType<T, T, never>;

/** Where money lies: of a member, one account for each purpose and currency; of the house, the operator's side of a purpose. */
export interface AccountTable {
  /** Of the house, `house:games:PLAY`. */
  id: Fixed<string>;
  /** Null for the house. */
  member_id: Fixed<string | null>;
  /** What it is for, by `purposes.ts`, which alone knows which there are; or `hold`, one amount set aside for a member, of which there may be many. */
  purpose: Fixed<string>;
  currency: Fixed<string>;
  /** Ten-thousandths, moved by postings alone; null for the house, whose balance is the sum of its entries. */
  balance: ColumnType<bigint | null, bigint | null, never>;
  /** `seq` of the posting that set `balance`; 0 before the first. */
  last_posting: Never<bigint>;
  created_at: Fixed<bigint>;
  /** Keyed; vouches for the columns that never change. */
  checksum: Fixed<string>;
}

/** One operation that moved money. Written last, which closes it. */
export interface LedgerTransactionTable {
  id: Fixed<string>;
  member_id: Fixed<string>;
  operation: Fixed<string>;
  idempotency_key: Fixed<string>;
  /** Hex SHA-256 of the payload. */
  fingerprint: Fixed<string>;
  created_at: Fixed<bigint>;
  /** Keyed; vouches for the row and its postings. */
  checksum: Fixed<string>;
}

/** What the first call of an operation was answered, for those who call again; unlike the transaction it is deleted in the end. */
export interface IdempotencyAnswerTable {
  transaction_id: Fixed<string>;
  /** JSON. */
  answer: Fixed<string>;
  expires_at: Fixed<bigint>;
}

export interface PostingTable {
  /** Grows with every posting. */
  seq: Generated<bigint>;
  transaction_id: Fixed<string>;
  from_account: Fixed<string>;
  to_account: Fixed<string>;
  currency: Fixed<string>;
  /** Ten-thousandths, above zero. */
  amount: Fixed<bigint>;
}

/** A view: each posting as its two signed halves. */
export interface EntryView {
  seq: Never<bigint>;
  transaction_id: Never<string>;
  account_id: Never<string>;
  currency: Never<string>;
  amount: Never<bigint>;
}

/** A link of the chain over all postings: what it holds cannot be taken away without breaking it. */
export interface ChainLinkTable {
  /** 1 and up, without a gap. */
  number: Fixed<bigint>;
  /** `seq` of its postings, as `1-64,66`. */
  postings: Fixed<string>;
  /** The last of them: the next link begins after it. */
  through: Fixed<bigint>;
  created_at: Fixed<bigint>;
  /** Keyed; vouches for the row, the checksums of the transactions of its postings, and the link before. */
  checksum: Fixed<string>;
}
