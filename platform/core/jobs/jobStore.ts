import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { newId } from '../newId.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import { forUpdateOfFree } from '../store/forUpdate.ts';
import { removeUntil } from './expiry.ts';
import type { JobHandler, runAgain } from './jobHandler.ts';
import { payloadContext, type JobParts } from './jobs.ts';
import type { JobTable } from './jobTables.ts';

/** A job that this process is to do. */
export interface ClaimedJob extends Selectable<JobTable> {
  readonly claim: string;
  /** When it was due. */
  readonly wasDueAt: number;
  /** When it is somebody else's. */
  readonly leaseEnds: number;
}

const mine = (job: ClaimedJob) => ({ id: job.id, claim: job.claim });

/** Kinds of which something is waiting, and when the first of it is due, the earliest first. Asks the index once a kind, however much waits. */
async function waitingKinds(db: Kysely<Database>, kinds: readonly string[]): Promise<readonly { kind: string; due: bigint }[]> {
  // One value for all kinds: with a parameter each, planning the statement took longer than answering it.
  const list = JSON.stringify(kinds);
  const asked =
    engineOf(db) === 'sqlite'
      ? sql`select value as kind from json_each(${list})`
      : sql`select kind from json_array_elements_text(cast(${list} as json)) as listed (kind)`;
  const { rows } = await sql<{ kind: string; due: bigint | null }>`
    select asked.kind, (select min(due_at) from job where job.kind = asked.kind) as due from (${asked}) as asked
  `.execute(db);
  return rows.flatMap(({ kind, due }) => (due === null ? [] : [{ kind, due }])).toSorted((left, right) => Number(left.due - right.due));
}

/** When the next of these kinds is due; undefined where none is waiting. */
export async function nextDue(db: Kysely<Database>, handlers: readonly JobHandler[]): Promise<number | undefined> {
  const [first] = await waitingKinds(
    db,
    handlers.map(({ kind }) => kind),
  );
  return first && Number(first.due);
}

/** Those of these kinds of which something is due by now. */
export async function dueKinds(
  { db, clock }: Pick<JobParts, 'db' | 'clock'>,
  handlers: readonly JobHandler[],
): Promise<ReadonlySet<string>> {
  const kinds = await waitingKinds(
    db,
    handlers.map(({ kind }) => kind),
  );
  return new Set(kinds.filter(({ due }) => due <= clock.now()).map(({ kind }) => kind));
}

/**
 * Takes up to `limit` jobs that are due, a like share of every kind, for the length of their handler's lease. What somebody else is taking at the
 * same time is left to them. A job that a process has died over comes alone: it may have been what the process died of.
 */
export async function claimDue(
  { db, ...parts }: JobParts,
  handlers: readonly JobHandler[],
  limit: number,
): Promise<readonly { readonly job: ClaimedJob; readonly handler: JobHandler }[]> {
  const now = parts.clock.now();
  const kinds = await waitingKinds(
    db,
    handlers.map(({ kind }) => kind),
  );
  const due = kinds.filter(({ due }) => due <= now);
  if (due.length === 0) return [];
  const share = Math.max(1, Math.floor(limit / due.length));
  const claim = newId(parts);
  return db.transaction().execute(async (transaction) => {
    const claimed: { readonly job: ClaimedJob; readonly handler: JobHandler }[] = [];
    for (const { kind } of due.slice(0, limit)) {
      const handler = handlers.find((each) => each.kind === kind);
      if (!handler) continue;
      const rows = await forUpdateOfFree(
        transaction
          .selectFrom('job')
          .selectAll()
          .where('kind', '=', kind)
          .where('due_at', '<=', BigInt(now))
          .orderBy('due_at')
          .orderBy('id'),
      )
        .limit(share)
        .execute();
      const lost = rows.findIndex((row) => row.claim !== null);
      const taken = lost < 0 ? rows : rows.slice(0, Math.max(1, lost));
      const leaseEnds = now + handler.lease;
      if (taken.length === 0) continue;
      await transaction
        .updateTable('job')
        .set(({ eb }) => ({ claim, due_at: BigInt(leaseEnds), tries: eb('tries', '+', 1n) }))
        .where(
          'id',
          'in',
          taken.map(({ id }) => id),
        )
        .execute();
      claimed.push(
        ...taken.map((row) => ({ job: { ...row, claim, tries: row.tries + 1n, wasDueAt: Number(row.due_at), leaseEnds }, handler })),
      );
    }
    return claimed;
  });
}

/** Ends a job within the transaction of its effect, or puts it to its `next` time; false where it is somebody else's by now. */
export async function finish(db: Transaction<Database>, job: ClaimedJob, now: number, next: number | undefined): Promise<boolean> {
  const { id, claim } = mine(job);
  if (next !== undefined || job.unique_key !== null) {
    const changes = next === undefined ? { done_at: BigInt(now), due_at: null, payload: '' } : { due_at: BigInt(next), tries: 0n };
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ ...changes, claim: null, error: null })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  const { numDeletedRows } = await db.deleteFrom('job').where('id', '=', id).where('claim', '=', claim).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Writes down why a try failed, and when the next one comes; where none does, the job is dead. */
export async function postpone(
  db: Kysely<Database>,
  job: ClaimedJob,
  error: string,
  then: { readonly dueAt: number; readonly tries?: bigint } | { readonly deadAt: number },
): Promise<void> {
  const { id, claim } = mine(job);
  const changes =
    'deadAt' in then
      ? { due_at: null, dead_at: BigInt(then.deadAt) }
      : { due_at: BigInt(then.dueAt), ...(then.tries === undefined ? {} : { tries: then.tries }) };
  await db
    .updateTable('job')
    .set({ ...changes, error, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Gives back what was claimed and not begun. */
export async function releaseClaim(db: Kysely<Database>, job: ClaimedJob): Promise<void> {
  const { id, claim } = mine(job);
  await db
    .updateTable('job')
    .set({ due_at: BigInt(job.wasDueAt), tries: job.tries - 1n, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

const recurringKey = 'recurring';

interface Recurring {
  readonly kind: string;
  readonly recurs: string;
  readonly next: number;
  /** It cannot be due later than that, unless a clock that ran ahead has put it there. */
  readonly latest: number;
}

/**
 * Sees to it that recurring jobs are scheduled, once for all platforms; one whose pattern is another by now comes at its new time, and one that is due too
 * late at its next. One statement to look and one to write, however many there are: a platform that starts again has everybody waiting for it. Where there
 * is nothing to write it waits for nobody who is at one of them.
 */
export async function ensureRecurring({ db, ...parts }: JobParts, recurring: readonly Recurring[]): Promise<void> {
  if (recurring.length === 0) return;
  const kinds = recurring.map(({ kind }) => kind);
  const found = await db
    .selectFrom('job')
    .select(['kind', 'recurs', 'due_at'])
    .where('kind', 'in', kinds)
    .where('unique_key', '=', recurringKey)
    .execute();
  const isWell = ({ kind, recurs, latest }: Recurring): boolean =>
    found.some((row) => row.kind === kind && row.recurs === recurs && (row.due_at ?? 0n) <= latest);
  // In one order everywhere: platforms that start at once could otherwise wait for each other.
  const rows = recurring
    .filter((each) => !isWell(each))
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
    .map(({ kind, recurs, next }) => {
      const id = newId(parts);
      const payload = parts.secrets.seal(payloadContext(id), '{}');
      const times = { due_at: BigInt(next), created_at: BigInt(parts.clock.now()) };
      return { id, kind, unique_key: recurringKey, payload, recurs, ...times };
    });
  if (rows.length === 0) return;
  await db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'unique_key'])
        .doUpdateSet(({ ref }) => ({ recurs: ref('excluded.recurs'), due_at: ref('excluded.due_at') }))
        .where(({ eb, or, ref }) => or([eb('job.recurs', '<>', ref('excluded.recurs')), eb('job.due_at', '>', ref('excluded.due_at'))])),
    )
    .execute();
}

const doneKeptFor = 48 * 3_600_000;

/** Forgets the keys of what was done two days ago; `again` where there is more. */
export const forgetDone = (db: Transaction<Database>, now: number): Promise<typeof runAgain | void> =>
  removeUntil(db, 'job', 'done_at', now - doneKeptFor);
