import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Checksums } from '../ledger/checksums.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import type { ChainHead, HeadKeeper } from './chainHead.ts';
import { linkChecksum, type LinkedPosting, writeRanges } from './chainLink.ts';

export interface BooksParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly checksums: Checksums;
  /** Where the head of the chain is kept; left out, nowhere. */
  readonly head?: HeadKeeper;
}

/** Most postings of one link: what was taken away is looked for among so many. */
const linkSize = 256;
/** Milliseconds that writers of postings are waited for; a transaction in their way must not wait for a link. */
const patience = 500;

/**
 * The last posting before which none can appear any more. On PostgreSQL numbers are drawn before they are committed, so those that
 * are on their way are waited for, and no new one is drawn for the moment that it takes to look.
 */
export const settledThrough = (db: Kysely<Database>): Promise<bigint> =>
  db.transaction().execute(async (transaction) => {
    if (engineOf(db) === 'postgres') {
      await sql`select set_config('lock_timeout', ${String(patience)}, true)`.execute(transaction);
      await sql`lock table posting in share row exclusive mode`.execute(transaction);
    }
    const last = await transaction.selectFrom('posting').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return last?.seq ?? 0n;
  });

/** The postings between two numbers, the first left out, with the checksums of their transactions. */
export const postingsBetween = (db: Kysely<Database>, after: bigint, through: bigint) =>
  db
    .selectFrom('posting')
    .leftJoin('ledger_transaction', 'ledger_transaction.id', 'posting.transaction_id')
    .where('seq', '>', after)
    .where('seq', '<=', through)
    .orderBy('seq');

async function link(db: Kysely<Database>, { clock, checksums }: BooksParts, through: bigint): Promise<ChainHead | undefined> {
  const before = await db.selectFrom('chain_link').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  const rows: LinkedPosting[] = await postingsBetween(db, before?.through ?? 0n, through)
    .select(['seq', 'ledger_transaction.checksum'])
    .limit(linkSize)
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const content = {
    number: (before?.number ?? 0n) + 1n,
    postings: writeRanges(rows.map(({ seq }) => seq)),
    through: last.seq,
    created_at: BigInt(clock.now()),
  };
  const checksum = linkChecksum(checksums, content, before?.checksum ?? '', rows);
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('chain_link')
    .values({ ...content, checksum })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n ? { number: content.number, checksum } : undefined;
}

/**
 * Puts every posting that is not yet in the chain into it. A transaction vouches for itself from the moment it is written, so the
 * chain may come after: no writer of money waits for another because of it. Leaves the rest to
 * another platform that does at the same time; rejects where writers were waited for in vain, and the next call chains what this did not.
 */
export async function chainPostings(parts: BooksParts): Promise<void> {
  const through = await settledThrough(parts.db);
  for (let head: ChainHead | undefined; ; parts.head?.keep(head)) {
    head = await parts.db.transaction().execute((transaction) => link(transaction, parts, through));
    if (head === undefined) return;
  }
}
