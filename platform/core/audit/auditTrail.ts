import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { type AuditChainParts, lastLink } from './auditChain.ts';
import type { AuditEvent } from './auditEvent.ts';
import { type AuditCheck, checkAuditTrail } from './checkAuditTrail.ts';

export interface AuditFilter {
  /** Whole words; left out, everybody's and everything. */
  readonly actorId?: string;
  /** They are an operator: theirs are found by an index of their own, anybody else's among all. */
  readonly isOperator?: boolean;
  readonly action?: string;
  readonly subject?: string;
  /** Numbers below this one: where the page before has ended. */
  readonly before?: bigint;
}

/** The trail as those read it who answer for the house. */
export interface AuditTrail {
  /** The newest first, at most `limit`. */
  list(filter: AuditFilter, limit: number): Promise<readonly AuditEvent[]>;
  /** Checks it whole. */
  check(): Promise<AuditCheck>;
}

export const createAuditTrail = (parts: AuditChainParts & { readonly reads: Kysely<Database> }): AuditTrail => ({
  async list({ actorId, isOperator = false, action, subject, before }, limit) {
    const { reads } = parts;
    const event = expressionBuilder<Database, 'audit_event'>();
    const wanted = event.and([
      ...(actorId === undefined ? [] : [event('actor_id', '=', actorId)]),
      // As the index has it.
      ...(isOperator ? [sql<boolean>`actor = 'operator'`] : []),
      ...(action === undefined ? [] : [event('action', '=', action)]),
      ...(before === undefined ? [] : [event('audit_event.seq', '<', before)]),
    ]);
    const newest = reads.selectFrom('audit_event').selectAll().where(wanted).orderBy('seq', 'desc').limit(limit);
    if (subject === undefined) return newest.execute();
    // Asked first: a link that is made between the two questions lets no event be missed or told twice.
    const through = (await lastLink(reads))?.through ?? 0n;
    const unlisted = await newest.where('subject', '=', subject).where('seq', '>', through).execute();
    if (unlisted.length === limit) return unlisted;
    const listed = await reads
      .selectFrom('audit_subject')
      .innerJoin('audit_event', 'audit_event.seq', 'audit_subject.seq')
      .selectAll('audit_event')
      .where('audit_subject.subject', '=', subject)
      .where('audit_subject.seq', '<=', before !== undefined && before <= through ? before - 1n : through)
      .where(wanted)
      .orderBy('audit_subject.seq', 'desc')
      .limit(limit - unlisted.length)
      .execute();
    return [...unlisted, ...listed];
  },
  check: () => checkAuditTrail(parts),
});
