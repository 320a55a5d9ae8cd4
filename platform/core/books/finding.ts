import type { Database } from '../store/database.ts';

export type BookTable = keyof Database;

/** A row that is not as it was written. */
export interface Finding {
  readonly table: BookTable;
  /** Its primary key. */
  readonly id: string;
  /** What is wrong with it, in words for a log: never what stands in it. */
  readonly problem: string;
}

/** What each part of the check is told, and tells. */
export interface CheckProgress {
  found(table: BookTable, id: string | bigint, problem: string): void;
  /** So many more rows have been looked at. Resolves once others have had their turn at the store; rejects when the check is to end. */
  passed(rows: number): Promise<void>;
}
