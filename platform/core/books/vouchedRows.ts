import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { BooksParts } from './chainPostings.ts';
import type { CheckProgress } from './finding.ts';

/** A ledger transaction, and what the house paid by it, less what it was paid, in ten-thousandths. */
export interface PostedTransaction {
  readonly id: string;
  readonly operation: string;
  /** It moved nothing. */
  readonly isEmpty: boolean;
  readonly fromHouse: bigint;
}

/** Rows of a noun that money or fairness rests on, or that members are shown as what came of it. Its module names them; the books know no noun by themselves. */
export interface VouchedRows {
  /**
   * Every such row against its checksum, or against the rows that it is made of, and against those that it rests on. All of that is read in one statement
   * or by `readSnapshot`: money goes on meanwhile.
   */
  check(parts: BooksParts, progress: CheckProgress): Promise<void>;
  /** Those of some holds that such a row has set money aside by. */
  ownedHolds?(db: Kysely<Database>, holds: readonly string[]): Promise<readonly string[]>;
  /** What some transactions were made for, against what they have posted. */
  checkPosted?(db: Kysely<Database>, transactions: readonly PostedTransaction[], found: CheckProgress['found']): Promise<void>;
}
