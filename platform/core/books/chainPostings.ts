import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Checksums } from '../ledger/checksums/checksums.ts';
import type { Database } from '../store/database.ts';
import type { ChainHead, ChainHeadStore } from './chainHead.ts';
import { linkChecksum, type LinkedPosting, writeRanges } from './chainLink.ts';
import { extendChain } from './extendChain.ts';

export interface BooksParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly checksums: Checksums;
  /** Where the head of the chain is kept; left out, nowhere. */
  readonly head?: ChainHeadStore;
}

/** Most postings of one link: what was taken away is looked for among so many. */
const linkSize = 256;
/** Any number will do, as long as nothing else of the database uses it. */
const chainLock = 7_265_413n;
const lastLink = (db: Kysely<Database>) => db.selectFrom('chain_link').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** The postings between two numbers, the first left out, with the checksums of their transactions. */
export const postingsBetween = (db: Kysely<Database>, after: bigint, through: bigint) =>
  db
    .selectFrom('posting')
    .leftJoin('ledger_transaction', 'ledger_transaction.id', 'posting.transaction_id')
    .where('seq', '>', after)
    .where('seq', '<=', through)
    .orderBy('seq');

async function link(db: Transaction<Database>, { clock, checksums }: BooksParts, through: bigint): Promise<ChainHead | undefined> {
  const before = await lastLink(db);
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

/** Puts every posting that is not yet in the chain into it. A transaction vouches for itself from the moment it is written, so the chain may come after. */
export const chainPostings = (parts: BooksParts): Promise<void> =>
  extendChain(parts.db, {
    table: 'posting',
    lock: chainLock,
    head: parts.head,
    chained: async (db) => (await lastLink(db))?.through ?? 0n,
    link: (transaction, settled) => link(transaction, parts, settled),
  });
