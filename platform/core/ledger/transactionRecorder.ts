import type { Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { OperationIdentity } from './ledger.ts';

/** A member's account that a transaction has held, before and after it; in ten-thousandths. */
export interface RecordedAccount {
  readonly memberId: string;
  readonly purpose: string;
  readonly before: bigint;
  readonly after: bigint;
}

/** What one ledger transaction has done. */
export interface RecordedTransaction {
  readonly identity: OperationIdentity;
  readonly transactionId: string;
  /** Those whose balance it has looked at or moved, as far as it has held them. */
  readonly accounts: readonly RecordedAccount[];
}

/** Writes down who had money moved, beside the postings. */
export interface TransactionRecorder {
  /** Within the transaction, which may still fail, and then be begun anew. */
  record(db: Transaction<Database>, recorded: RecordedTransaction): Promise<void>;
  /** The transaction is committed, or was long before: nothing more is to be written of it. */
  settled(): void;
}
