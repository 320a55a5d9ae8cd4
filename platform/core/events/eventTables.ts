import type { MemberEventType } from '#contract/system/events.ts';
import type { ColumnType, Generated } from 'kysely';

/** Something that happened to a member, written by triggers in the transaction that did it. */
export interface EventTable {
  /** In the order of writing, which for one member is the order of committing. */
  seq: Generated<bigint>;
  /** In the order of telling, without a gap. Null on PostgreSQL until the row is committed and somebody has looked; see `createEvents`. */
  number: ColumnType<bigint | null, never, never>;
  kind: MemberEventType;
  member_id: string;
  /** JSON, by `kind`. */
  detail: string;
  created_at: bigint;
}
