import type { Selectable } from 'kysely';
import type { Checksums } from '../ledger/checksums/checksums.ts';
import type { AuditEventTable } from './auditTables.ts';

/** Who did something: `visitor` where nobody was known by then. */
export interface Actor {
  readonly kind: 'member' | 'operator' | 'system' | 'visitor';
  /** Id of the member or operator; empty for the others. */
  readonly id: string;
}

export const systemActor: Actor = { kind: 'system', id: '' };
export const visitor: Actor = { kind: 'visitor', id: '' };
export const memberActor = (id: string): Actor => ({ kind: 'member', id });

/** Facts of a row that was changed: codes, numbers and ids; never a secret, and nothing that people tell of themselves. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What only the noun knows of a mutation. */
export interface AuditedChange {
  /** Whoever has proven an identity meanwhile. */
  readonly actor?: Actor;
  /** A member's id, or another row's with its noun before it: `withdrawal:…`. */
  readonly subject?: string;
  readonly before?: AuditDetails;
  readonly after?: AuditDetails;
}

export interface MutationFacts {
  readonly actor: Actor;
  /** The call, the operator's deed, or the kind of job. */
  readonly action: string;
  /** Ties it to the log. */
  readonly requestId?: string;
}

/** An event as it lies in the store. */
export type AuditEvent = Selectable<AuditEventTable>;
export type NewAuditEvent = Omit<AuditEvent, 'seq' | 'checksum'>;

/** Vouches for an event, but for its number, which is drawn as it is written: that is for the chain to hold. */
export const auditEventChecksum = (
  checksums: Checksums,
  { id, actor, actor_id, action, subject, before, after, request_id, created_at }: NewAuditEvent,
): string => checksums.of('audit_event', [id, actor, actor_id, action, subject, before, after, request_id, created_at]);
