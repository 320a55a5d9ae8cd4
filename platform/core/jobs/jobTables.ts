import type { Generated } from 'kysely';

/** Work that is to be done later, or again and again. */
export interface JobTable {
  id: string;
  /** What is to be done, such as `recovery.mailLink`. A platform touches only the kinds that it knows. */
  kind: string;
  /** A job of a kind is scheduled once under one key; null where it may be many times. */
  unique_key: string | null;
  /** What the job is given: JSON, sealed. Empty once it is done. */
  payload: string;
  /** When it is to be done again, as a cron pattern; null for what is done once. */
  recurs: string | null;
  /** When it is to be done, or tried again; for one that is under way, when it is somebody else's. Null once it is done or dead. */
  due_at: bigint | null;
  /** How often it was begun, of a job that recurs since it was last done. */
  tries: Generated<bigint>;
  /** Names the batch that it was claimed with; null where nobody is at it. */
  claim: string | null;
  /** Why the last try failed. */
  error: string | null;
  created_at: bigint;
  /** When a job with a key was done; the others are deleted. */
  done_at: bigint | null;
  /** When it was given up. It stays until somebody starts it again. */
  dead_at: bigint | null;
}
