import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import { isMyTurn } from '../store/isMyTurn.ts';
import { longestStatement } from '../store/statementTimeout.ts';
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

/** Milliseconds between two looks whether the writers that were there are through. */
const lookEvery = 50;
/** Milliseconds that they are waited for: longer than a statement of theirs may take. */
const patience = longestStatement + 5_000;

async function lastRow(db: Kysely<Database>, table: ChainedTable): Promise<bigint> {
  const last = await db.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return last?.seq ?? 0n;
}

/** Transactions that may have drawn a number of the table, and are not through. */
async function writersOf(db: Kysely<Database>, table: ChainedTable): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = cast(${table} as regclass) and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return new Set(rows.map(({ writer }) => writer));
}

/**
 * The last row before which none can appear any more. On PostgreSQL numbers are drawn before they are committed, so whoever writes at the moment
 * is waited for: each has locked the table for that, as writers do, before it drew a number, and lets go once what it wrote is seen. Nobody waits for this in turn, as
 * they would behind a lock that keeps writers out; and that would not be had while the table is vacuumed. Rejects where a writer takes longer than one may.
 */
export async function settledThrough(db: Kysely<Database>, table: ChainedTable): Promise<bigint> {
  // Before the writers: whoever has drawn a lower number is through by now, or among them.
  const last = await lastRow(db, table);
  if (engineOf(db) !== 'postgres') return last;
  let writers = await writersOf(db, table);
  for (let waited = 0; writers.size > 0; waited += lookEvery) {
    if (waited > patience) throw new Error(`somebody has been writing ${table} for ${patience / 1000} seconds`);
    await setTimeout(lookEvery);
    writers = writers.intersection(await writersOf(db, table));
  }
  return last;
}

/**
 * Puts every row that is not yet in the chain into it: no writer waits for another because of it. Of several platforms one does it at a
 * time, and the others leave it to that one; where nothing is new, nobody is waited for. Rejects where a writer was waited for in vain, and the next
 * call chains what this did not.
 *
 * It is no job of the store: it has to follow within a second whoever dies, and a job waits for the lease of who died; and a job of every second
 * would be written twice as often, whether anybody plays or not.
 */
export async function extendChain(db: Kysely<Database>, { table, lock, head, chained, link }: Chain): Promise<void> {
  const inTurn = <Value>(work: (transaction: Transaction<Database>) => Promise<Value>): Promise<Value | undefined> =>
    db.transaction().execute(async (transaction) => ((await isMyTurn(transaction, lock)) ? work(transaction) : undefined));
  if ((await lastRow(db, table)) <= (await chained(db))) return;
  const settled = await inTurn((transaction) => settledThrough(transaction, table));
  if (settled === undefined) return;
  for (let made: ChainHead | undefined; ; head?.keep(made)) {
    made = await inTurn((transaction) => link(transaction, settled));
    if (made === undefined) return;
  }
}
