import type { ColumnType, Generated } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;

/** One mutation of security or money: who did what to whom, and what became of it. Written once, never changed. */
export interface AuditEventTable {
  /** Grows with every event. */
  seq: Generated<bigint>;
  id: Fixed<string>;
  /** `member`, `operator`, `system`, or `visitor`: nobody that was known. */
  actor: Fixed<string>;
  /** Id of the member or operator; empty for others. */
  actor_id: Fixed<string>;
  /** The call, the operator's deed, or the kind of job. */
  action: Fixed<string>;
  /** Whom it was done to: a member's id, or another row's with its noun before it (`withdrawal:…`); empty where nobody. */
  subject: Fixed<string>;
  /** JSON of what it changed, as it was; null where nothing is known of that. Neither secrets nor personal data. */
  before: Fixed<string | null>;
  /** JSON of what became of it. */
  after: Fixed<string | null>;
  /** Of the request, as in the log; empty where none was made. */
  request_id: Fixed<string>;
  created_at: Fixed<bigint>;
  /** Keyed; vouches for the row, but for its number. */
  checksum: Fixed<string>;
}

/** The events of each subject. It follows the chain: what no link holds yet is not in it. */
export interface AuditSubjectTable {
  subject: Fixed<string>;
  seq: Fixed<bigint>;
}

/** A link of the chain over all events: it holds their numbers and their order. */
export interface AuditLinkTable {
  /** 1 and up, without a gap. */
  number: Fixed<bigint>;
  /** `seq` of its events, as `1-64,66`. */
  events: Fixed<string>;
  /** The beginnings of their checksums in that order, so that the very row is named that is not the one that was written. */
  marks: Fixed<string>;
  /** The last of them: the next link begins after it. */
  through: Fixed<bigint>;
  created_at: Fixed<bigint>;
  /** Keyed; vouches for the row, the checksums of its events, and the link before. */
  checksum: Fixed<string>;
}
