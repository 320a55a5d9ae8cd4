import type { Kysely, Transaction } from 'kysely';
import type { TransactionRecorder } from '../ledger/transactionRecorder.ts';
import type { Database } from '../store/database.ts';
import type { AuditedChange, MutationFacts } from './auditEvent.ts';

/** The trail of what was done to security and money: one event for each mutation, chained within a second. */
export interface Audit {
  /**
   * Does `work` as one mutation. Its event is written within the transaction where `work` has one by `commit` or by the ledger, and once it
   * is through where not; none where it throws before anything was kept, or is a repetition of what was done before. Every dispatcher
   * (`callRoutes`, the operator's pages) does its mutations by this.
   */
  mutation<Result>(facts: MutationFacts, work: () => Promise<Result>): Promise<Result>;
  /** Does `work` in somebody's name: what the ledger writes of it bears that name. It owes no event of its own. */
  attributed<Result>(facts: MutationFacts, work: () => Promise<Result>): Promise<Result>;
  /** Adds to the event of the mutation under way; does nothing outside of one. */
  tell(change: AuditedChange): void;
  /** A transaction that the event of the mutation under way is written in, as its last word. Outside of a mutation, a plain transaction. */
  commit<Result>(work: (transaction: Transaction<Database>) => Promise<Result>): Promise<Result>;
  /** One event of its own, within the caller's transaction: for what no dispatcher has begun, such as a job. */
  record(db: Kysely<Database>, event: MutationFacts & AuditedChange): Promise<void>;
  /** For the ledger: one event beside the postings of each of its transactions. */
  readonly recorder: TransactionRecorder;
}
