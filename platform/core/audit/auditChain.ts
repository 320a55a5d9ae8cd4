import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ChainHead, ChainHeadStore } from '../books/chainHead.ts';
import { writeRanges } from '../books/chainLink.ts';
import { extendChain } from '../books/extendChain.ts';
import type { Clock } from '../clock.ts';
import type { Checksums } from '../ledger/checksums/checksums.ts';
import type { Database } from '../store/database.ts';
import type { AuditLinkTable } from './auditTables.ts';

export interface AuditChainParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly checksums: Checksums;
  /** Where the head of the chain is kept; left out, nowhere. */
  readonly head?: ChainHeadStore;
}

/** Most events of one link. */
const linkSize = 256;
/** Any number will do, as long as nothing else of the database uses it. */
const chainLock = 7_265_414n;
/** Letters of a checksum that tell which row it is: 48 bits of it. */
export const markLength = 8;

export const markOf = (checksum: string): string => checksum.slice(0, markLength);

/** Vouches for a link, for the events that it holds in their order, and by `before`, the checksum of the link before, for all that came earlier. */
export const auditLinkChecksum = (
  checksums: Checksums,
  { number, events, marks, through, created_at }: Omit<Selectable<AuditLinkTable>, 'checksum'>,
  before: string,
  linked: readonly { readonly seq: bigint; readonly checksum: string }[],
): string =>
  checksums.of('audit_link', [
    number,
    events,
    marks,
    through,
    created_at,
    before,
    ...linked.flatMap(({ seq, checksum }) => [seq, checksum]),
  ]);

export const lastLink = (db: Kysely<Database>) =>
  db.selectFrom('audit_link').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

async function link(db: Transaction<Database>, { clock, checksums }: AuditChainParts, settled: bigint): Promise<ChainHead | undefined> {
  const before = await lastLink(db);
  const rows = await db
    .selectFrom('audit_event')
    .select(['seq', 'subject', 'checksum'])
    .where('seq', '>', before?.through ?? 0n)
    .where('seq', '<=', settled)
    .orderBy('seq')
    .limit(linkSize)
    .execute();
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const content = {
    number: (before?.number ?? 0n) + 1n,
    events: writeRanges(rows.map(({ seq }) => seq)),
    marks: rows.map(({ checksum }) => markOf(checksum)).join(''),
    through: last.seq,
    created_at: BigInt(clock.now()),
  };
  const checksum = auditLinkChecksum(checksums, content, before?.checksum ?? '', rows);
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('audit_link')
    .values({ ...content, checksum })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written !== 1n) return undefined;
  await db
    .insertInto('audit_subject')
    .values(rows.map(({ subject, seq }) => ({ subject, seq })))
    .execute();
  return { number: content.number, checksum };
}

/** Puts every event that is not yet in the chain into it, and lists it under its subject. An event vouches for itself from the moment it is written, so the chain may come after. */
export const chainAuditEvents = (parts: AuditChainParts): Promise<void> =>
  extendChain(parts.db, {
    table: 'audit_event',
    lock: chainLock,
    head: parts.head,
    chained: async (db) => (await lastLink(db))?.through ?? 0n,
    link: (transaction, settled) => link(transaction, parts, settled),
  });
