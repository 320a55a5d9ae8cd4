import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

/**
 * One step of the schema. Run once, in a transaction of its own; never edited after a release.
 * Write `bigint` for every integer and `text` for the rest: SQLite's tables are made STRICT.
 */
export interface Migration {
  /** Number and subject, as the file is named: `0003-games`. */
  readonly id: string;
  up(db: Kysely<Database>, engine: Engine): Promise<void>;
}
