import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

/**
 * One step of a module's tables. Run once, in a transaction of its own; never edited after a release. Before one, a creation may be
 * rewritten, under another `id`: stores that were begun by what it was are then begun anew.
 * Write `bigint` for every integer and `text` for the rest: SQLite's tables are made STRICT.
 */
export interface Migration {
  /** Number and subject, such as `1-create`; the store knows it by its module's name before that. */
  readonly id: string;
  up(db: Kysely<Database>, engine: Engine): Promise<void>;
}
