import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Secrets } from './secrets.ts';

/** One row of a column that lies sealed. */
export interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** A column that lies sealed: every one of them has to follow when the key becomes another. */
export interface SealedColumn {
  /** What `secrets` needs to open the row of an id. */
  readonly context: (id: string) => string;
  /** Rows beyond an id, in its order. */
  after(db: Kysely<Database>, id: string, limit: number): Promise<readonly SealedRow[]>;
  /** Puts a new sealing in the place of `from`; does nothing where that is gone meanwhile. */
  replace(db: Kysely<Database>, from: SealedRow, sealed: string): Promise<unknown>;
  /** What else hangs on the key. */
  also?(db: Kysely<Database>, secrets: Secrets, row: SealedRow): Promise<void>;
  /** Lets go of what is found by keys that are none of `held`. */
  forget?(db: Kysely<Database>, held: readonly string[]): Promise<void>;
}
