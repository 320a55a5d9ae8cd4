import { setImmediate } from 'node:timers/promises';
import { readRanges } from '../books/chainLink.ts';
import type { Finding } from '../books/finding.ts';
import { type AuditChainParts, auditLinkChecksum, markLength, markOf } from './auditChain.ts';
import { type AuditEvent, auditEventChecksum } from './auditEvent.ts';

/** What was looked at, and what of it is not as it was written. */
export interface AuditCheck {
  readonly events: number;
  /** Empty where all is well. */
  readonly findings: readonly Finding[];
}

/** Findings kept: where there are more, nobody looks at them one by one. */
const maxFindings = 1_000;
const pageSize = 512;

/**
 * Checks the trail whole while it is written, and names every event that was changed, taken away, put in, or put in another's place, and every
 * link that is not the one that was written. Of the last second, which no link holds yet, only what was changed can be told.
 */
export async function checkAuditTrail({ db, checksums, head }: AuditChainParts, stopping?: AbortSignal): Promise<AuditCheck> {
  const findings = new Map<string, Finding>();
  const found = (table: Finding['table'], id: string | bigint, problem: string): void => {
    if (findings.size < maxFindings) findings.set(`${table} ${id} ${problem}`, { table, id: String(id), problem });
  };
  let events = 0;
  const look = async (rows: readonly AuditEvent[]): Promise<void> => {
    for (const { seq, checksum, ...event } of rows)
      if (auditEventChecksum(checksums, event) !== checksum) found('audit_event', seq, 'it was changed');
    events += rows.length;
    await setImmediate();
    stopping?.throwIfAborted();
  };
  const after = (seq: bigint) => db.selectFrom('audit_event').selectAll().where('seq', '>', seq).orderBy('seq');

  const kept = head?.read();
  let through = 0n;
  let before = '';
  let last = 0n;
  for (let number = 1n; ; number += 1n) {
    const link = await db.selectFrom('audit_link').selectAll().where('number', '>=', number).orderBy('number').limit(1).executeTakeFirst();
    if (link === undefined) break;
    if (link.number !== number) found('audit_link', number, 'it is missing');
    number = link.number;
    const rows = await after(through).where('seq', '<=', link.through).execute();
    await look(rows);
    const there = new Map(rows.map(({ seq, checksum }) => [seq, checksum]));
    const listed = await db
      .selectFrom('audit_event')
      .innerJoin('audit_subject', (join) =>
        join.onRef('audit_subject.subject', '=', 'audit_event.subject').onRef('audit_subject.seq', '=', 'audit_event.seq'),
      )
      .select('audit_event.seq')
      .where('audit_event.seq', '>', through)
      .where('audit_event.seq', '<=', link.through)
      .execute();
    const underSubject = new Set(listed.map(({ seq }) => seq));
    const linked = readRanges(link.events);
    linked.forEach((seq, index) => {
      const checksum = there.get(seq);
      if (checksum === undefined) found('audit_event', seq, `it is missing; link ${link.number} holds it`);
      else if (markOf(checksum) !== link.marks.slice(index * markLength, (index + 1) * markLength))
        found('audit_event', seq, `another was put in its place; link ${link.number} holds what stood there`);
      else if (!underSubject.has(seq)) found('audit_event', seq, 'it is not listed under its subject');
    });
    const known = new Set(linked);
    for (const { seq } of rows) if (!known.has(seq)) found('audit_event', seq, `it was put in; link ${link.number} does not hold it`);
    const { checksum, ...content } = link;
    if (auditLinkChecksum(checksums, content, before, rows) !== checksum)
      found('audit_link', link.number, 'it, the one before, or one of its events was changed');
    if (kept?.number === link.number && kept.checksum !== checksum) found('audit_link', link.number, 'it is not the one that was written');
    before = checksum;
    last = link.number;
    through = link.through;
  }
  if (kept && kept.number > last)
    found(
      'audit_link',
      kept.number,
      `it is missing: the chain ends at ${last}. After a restore from a backup, remove the file of the chain's head`,
    );
  for (;;) {
    const rows = await after(through).limit(pageSize).execute();
    await look(rows);
    const [end] = rows.slice(-1);
    if (end === undefined || rows.length < pageSize) break;
    through = end.seq;
  }
  return { events, findings: [...findings.values()] };
}
