import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { AuditChainParts } from './auditChain.ts';
import type { AuditEvent } from './auditEvent.ts';
import { type AuditCheck, checkAuditTrail } from './checkAuditTrail.ts';

export interface AuditFilter {
  /** Whole words; left out, everybody's and everything. */
  readonly actorId?: string;
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
  list({ actorId, action, subject, before }, limit) {
    let query = parts.reads.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(limit);
    if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
    if (action !== undefined) query = query.where('action', '=', action);
    if (subject !== undefined) query = query.where('subject', '=', subject);
    if (before !== undefined) query = query.where('seq', '<', before);
    return query.execute();
  },
  check: () => checkAuditTrail(parts),
});
