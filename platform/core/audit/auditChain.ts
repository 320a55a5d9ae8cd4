import { sql, type Kysely, type Selectable } from 'kysely';
import type { ChainHead, HeadKeeper } from '../books/chainHead.ts';
import { writeRanges } from '../books/chainLink.ts';
import type { Clock } from '../clock.ts';
import type { Checksums } from '../ledger/checksums.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import type { AuditLinkTable } from './auditTables.ts';

export interface AuditChainParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly checksums: Checksums;
  /** Where the head of the chain is kept; left out, nowhere. */
  readonly head?: HeadKeeper;
}

/** Most events of one link. */
const linkSize = 256;
/** Milliseconds that writers are waited for. */
const patience = 500;
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

/**
 * The last event before which none can appear any more. On PostgreSQL numbers are drawn before they are committed, so those that are on
 * their way are waited for, and no new one is drawn for the moment that it takes to look.
 */
const settledThrough = (db: Kysely<Database>): Promise<bigint> =>
  db.transaction().execute(async (transaction) => {
    if (engineOf(db) === 'postgres') {
      await sql`select set_config('lock_timeout', ${String(patience)}, true)`.execute(transaction);
      await sql`lock table audit_event in share row exclusive mode`.execute(transaction);
    }
    const last = await transaction.selectFrom('audit_event').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return last?.seq ?? 0n;
  });

async function link(db: Kysely<Database>, { clock, checksums }: AuditChainParts, settled: bigint): Promise<ChainHead | undefined> {
  const before = await db.selectFrom('audit_link').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  const rows = await db
    .selectFrom('audit_event')
    .select(['seq', 'checksum'])
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
  return written === 1n ? { number: content.number, checksum } : undefined;
}

/**
 * Puts every event that is not yet in the chain into it. An event vouches for itself from the moment it is written, so the chain may come
 * after, and nobody who writes one waits for another. Leaves the rest to another platform that does the same at that time.
 */
export async function chainAuditEvents(parts: AuditChainParts): Promise<void> {
  const settled = await settledThrough(parts.db);
  for (let head: ChainHead | undefined; ; parts.head?.keep(head)) {
    head = await parts.db.transaction().execute((transaction) => link(transaction, parts, settled));
    if (head === undefined) return;
  }
}
