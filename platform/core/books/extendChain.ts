import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import { isMyTurn } from '../store/isMyTurn.ts';
import type { ChainHead, ChainHeadStore } from './chainHead.ts';

/** Rows that are numbered as they are written, and vouch for themselves from then on. */
type ChainedTable = 'posting' | 'audit_event';

/** A chain of checksums over the rows of a table, which follows them. */
export interface Chain {
  readonly table: ChainedTable;
  /** Of the database, for whoever makes links; no other lock has the number. */
  readonly lock: bigint;
  readonly head: ChainHeadStore | undefined;
  /** Number of the last row that is in the chain; 0 before any is. */
  chained(db: Kysely<Database>): Promise<bigint>;
  /** Writes a link over rows up to `settled`; undefined where none is left, or another platform has written it. */
  link(transaction: Transaction<Database>, settled: bigint): Promise<ChainHead | undefined>;
}

/** Milliseconds that writers are waited for; a transaction in their way must not wait for a link. */
const patience = 500;

async function lastRow(db: Kysely<Database>, table: ChainedTable): Promise<bigint> {
  const last = await db.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return last?.seq ?? 0n;
}

async function settledIn(transaction: Transaction<Database>, table: ChainedTable): Promise<bigint> {
  if (engineOf(transaction) === 'postgres') {
    await sql`select set_config('lock_timeout', ${String(patience)}, true)`.execute(transaction);
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  }
  return lastRow(transaction, table);
}

/**
 * The last row before which none can appear any more. On PostgreSQL numbers are drawn before they are committed, so those that are
 * on their way are waited for, and no new one is drawn for the moment that it takes to look.
 */
export const settledThrough = (db: Kysely<Database>, table: ChainedTable): Promise<bigint> =>
  db.transaction().execute((transaction) => settledIn(transaction, table));

/**
 * Puts every row that is not yet in the chain into it: no writer waits for another because of it. Of several platforms one does it at a
 * time, and the others leave it to that one; where nothing is new, nobody is kept waiting. Rejects where writers were waited for in vain, and
 * the next call chains what this did not.
 *
 * It is no job of the store: it has to follow within a second whoever dies, and a job waits for the lease of who died; and a job of every second
 * would be written twice as often, whether anybody plays or not.
 */
export async function extendChain(db: Kysely<Database>, { table, lock, head, chained, link }: Chain): Promise<void> {
  const inTurn = <Value>(work: (transaction: Transaction<Database>) => Promise<Value>): Promise<Value | undefined> =>
    db.transaction().execute(async (transaction) => ((await isMyTurn(transaction, lock)) ? work(transaction) : undefined));
  if ((await lastRow(db, table)) <= (await chained(db))) return;
  const settled = await inTurn((transaction) => settledIn(transaction, table));
  if (settled === undefined) return;
  for (let made: ChainHead | undefined; ; head?.keep(made)) {
    made = await inTurn((transaction) => link(transaction, settled));
    if (made === undefined) return;
  }
}
