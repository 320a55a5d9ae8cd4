import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Database } from '../store/database.ts';
import type { JobType } from './jobType.ts';

/** A job as whoever runs the platform sees it; what it was given stays sealed. */
export interface JobRecord {
  readonly id: string;
  readonly kind: string;
  readonly key: string | null;
  readonly recurs: string | null;
  /** Null for one that is dead or done. */
  readonly dueAt: number | null;
  readonly tries: number;
  /** Why the last try failed. */
  readonly error: string | null;
  readonly createdAt: number;
  readonly deadAt: number | null;
}

export interface Schedule {
  /** When it is to be done; as soon as may be, where left out. */
  readonly dueAt?: number;
  /** Scheduled a second time under the same key, it is the same job: also when that was done within the last two days, or is dead. */
  readonly key?: string;
}

/** Work for later. It is kept in the store, so that it outlives whoever asked for it. */
export interface Jobs {
  /** Schedules a job within `db`, which is the transaction of what it follows from. False where the key has one already. */
  enqueue<Payload>(db: Kysely<Database>, type: JobType<Payload>, payload: Payload, schedule?: Schedule): Promise<boolean>;
  /** What recurs comes now, and from then on at its times again. Does nothing where it is under way, or not scheduled yet. */
  hurry(kind: string): Promise<void>;
  /** Jobs that were given up, the latest first. */
  listDead(limit: number): Promise<readonly JobRecord[]>;
  /** Begins a dead job anew, with all its tries; false where there is none of that id. */
  restart(id: string): Promise<boolean>;
  /** Begins all dead jobs of a kind anew, as after what they failed by is mended; answers how many there were. */
  restartAll(kind: string): Promise<number>;
  /** Deletes a dead job, which is then never done; false where there is none of that id. */
  discard(id: string): Promise<boolean>;
  /** Tells that this process has scheduled something; answers how to stop listening. */
  onEnqueued(listener: () => void): () => void;
}

export interface JobParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
}

/** What binds a sealed payload to its job. */
export const payloadContext = (id: string): string => `job ${id} payload`;

export function createJobs(parts: JobParts): Jobs {
  const { db, clock, secrets } = parts;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  /** Those dead jobs that a column picks; answers how many. */
  const restarted = async (column: 'id' | 'kind', value: string): Promise<number> => {
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ dead_at: null, due_at: BigInt(clock.now()), tries: 0n, claim: null })
      .where(column, '=', value)
      .where('dead_at', 'is not', null)
      .executeTakeFirstOrThrow();
    tell();
    return Number(numUpdatedRows);
  };

  return {
    async enqueue(within, { kind }, payload, { dueAt, key } = {}) {
      const id = newId(parts);
      const now = clock.now();
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('job')
        .values({
          id,
          kind,
          unique_key: key ?? null,
          payload: secrets.seal(payloadContext(id), JSON.stringify(payload)),
          due_at: BigInt(dueAt ?? now),
          created_at: BigInt(now),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
        .executeTakeFirstOrThrow();
      tell();
      return numInsertedOrUpdatedRows === 1n;
    },
    async hurry(kind) {
      await db
        .updateTable('job')
        .set({ due_at: BigInt(clock.now()) })
        .where('kind', '=', kind)
        .where('recurs', 'is not', null)
        .where('claim', 'is', null)
        .execute();
      tell();
    },
    async listDead(limit) {
      const rows = await db
        .selectFrom('job')
        .selectAll()
        .where('dead_at', 'is not', null)
        .orderBy('dead_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, kind, unique_key: key, recurs, due_at: due, tries, error, created_at: created, dead_at: dead }) => ({
        id,
        kind,
        key,
        recurs,
        dueAt: due === null ? null : Number(due),
        tries: Number(tries),
        error,
        createdAt: Number(created),
        deadAt: dead === null ? null : Number(dead),
      }));
    },
    restart: async (id) => (await restarted('id', id)) === 1,
    restartAll: (kind) => restarted('kind', kind),
    async discard(id) {
      const { numDeletedRows } = await db.deleteFrom('job').where('id', '=', id).where('dead_at', 'is not', null).executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    onEnqueued(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
