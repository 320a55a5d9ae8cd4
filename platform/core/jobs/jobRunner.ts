import type { Audit } from '../audit/audit.ts';
import { systemActor } from '../audit/auditEvent.ts';
import { type JobHandler, PermanentJobError, runAgain } from './jobHandler.ts';
import { backOff } from './backOff.ts';
import { payloadContext, type JobParts } from './jobs.ts';
import { claimDue, type ClaimedJob, finish, postpone, releaseClaim } from './jobStore.ts';
import { nextOccurrence } from './nextOccurrence.ts';
import type { JobMetrics, JobOutcome } from './jobMetrics.ts';
import { MoneyMaintenance } from '../ledger/ledger.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Signals } from '../store/postgres/listenTo.ts';

export interface JobRunnerParts extends JobParts {
  readonly log: Log;
  /** Counts what becomes of jobs; nobody does where it is left out. */
  readonly metrics?: JobMetrics;
  /** Calls of the store where some were scheduled by other processes; without, one looks by the clock. */
  readonly signals?: Signals | undefined;
  /** False while this process could not read what it would claim: that is left to others. */
  readonly mayWork?: () => boolean;
  /** Of the brand: the times of recurring jobs are of its calendar. */
  readonly timeZone: string;
  /** Told in whose name money moves; left out, nobody is. */
  readonly audit?: Pick<Audit, 'attributed'>;
}

/** Does jobs of the kinds it was given, and leaves all others alone. */
export interface JobRunner {
  readonly handlers: readonly JobHandler[];
  /** Does the next job that is due; false where none is, or none could be had. */
  doNext(): Promise<boolean>;
  /** Gives back what was claimed and not begun, so that nobody has to wait for the lease. */
  releaseClaims(): Promise<void>;
}

/** Characters that are kept of an error, and nothing of it but the reason: the other fields of an error of the database hold rows. */
const maxKept = 500;

/** After so many tries a job is put off for half a minute. */
const triesOfHalfAMinute = 5;

/** A job was finished by somebody else while this process was at it; nothing of what it did is kept. */
class Overtaken extends Error {}

/** `batch` jobs are claimed at a time, and wait here until somebody asks for the next. */
export function createJobRunner(parts: JobRunnerParts, handlers: readonly JobHandler[], batch: number): JobRunner {
  const { db, clock, random, secrets, log, timeZone } = parts;
  const claimed: Awaited<ReturnType<typeof claimDue>>[number][] = [];
  let claiming: Promise<number> | undefined;

  /** Answers how many were had; whoever asks meanwhile shares them. */
  const claimMore = (): Promise<number> =>
    (claiming ??= claimDue(parts, handlers, batch)
      .then((jobs) => {
        claimed.push(...jobs);
        return jobs.length;
      })
      .finally(() => (claiming = undefined)));
  const next = async () => {
    // Other lanes may have taken all that was claimed.
    while (claimed.length === 0) if ((await claimMore()) === 0) return undefined;
    return claimed.shift();
  };
  const following = ({ recurs, wasDueAt }: ClaimedJob): number | undefined =>
    // Of a clock that was set back meanwhile, the same moment must not come again.
    recurs === null ? undefined : nextOccurrence(recurs, timeZone, Math.max(clock.now(), wasDueAt));

  const perform = async (job: ClaimedJob, handler: JobHandler): Promise<void> => {
    const payload: unknown = JSON.parse(secrets.open(payloadContext(job.id), job.payload));
    const facts = {
      id: job.id,
      createdAt: Number(job.created_at),
      tries: Number(job.tries),
      wasBegun: job.tries > 1n || job.error !== null,
    };
    if ('outside' in handler) await handler.outside(payload, facts);
    await db.transaction().execute(async (transaction) => {
      // First of all: it locks the job's row, so that of two that believe the job theirs the second waits, and finds it gone.
      if (!(await finish(transaction, job, clock.now(), following(job)))) throw new Overtaken();
      if (!('inStore' in handler)) return;
      const outcome = await handler.inStore(transaction, payload, facts);
      if (outcome === runAgain)
        await transaction
          .updateTable('job')
          .set({ due_at: BigInt(clock.now()) })
          .where('id', '=', job.id)
          .execute();
    });
  };

  const fail = async (job: ClaimedJob, handler: JobHandler, error: unknown): Promise<void> => {
    const details = { error, kind: job.kind, id: job.id, tries: Number(job.tries) };
    const reason = reasonOf(error).slice(0, maxKept);
    const dueAt = following(job);
    const ended = (outcome: JobOutcome): void => parts.metrics?.ended(job.kind, outcome);
    if (error instanceof MoneyMaintenance) {
      ended('failed');
      log.warn({ event: 'job_failed', ...details }, 'a job that moves money waits until any is moved again');
      // That no money moves is told by itself, and may last for days: it takes none of the tries.
      return postpone(db, job, reason, { dueAt: clock.now() + backOff(triesOfHalfAMinute, random), tries: job.tries - 1n });
    }
    if (!(error instanceof PermanentJobError) && details.tries < handler.tries) {
      ended('failed');
      log.warn({ event: 'job_failed', ...details }, 'a job has failed, and will be tried again');
      return postpone(db, job, reason, { dueAt: clock.now() + backOff(details.tries, random) });
    }
    if (dueAt !== undefined) {
      ended('missed');
      log.error({ event: 'job_missed', ...details }, 'a job that recurs has failed for good this time; it will be done at its next one');
      return postpone(db, job, reason, { dueAt, tries: 0n });
    }
    ended('dead');
    log.error({ event: 'job_dead', ...details }, 'a job was given up: nobody tries it again before it is started anew');
    return postpone(db, job, reason, { deadAt: clock.now() });
  };

  return {
    handlers,
    async doNext() {
      if (parts.mayWork?.() === false) return false;
      const found = await next();
      if (!found) return false;
      const { job, handler } = found;
      // It has waited here for too long, and is somebody else's.
      if (clock.now() >= job.leaseEnds) return true;
      if (job.tries > handler.tries) {
        await fail(job, handler, new Error('was begun as often as it may be, and never ended'));
        return true;
      }
      const run = () => perform(job, handler);
      const named = { actor: systemActor, action: job.kind, requestId: job.id };
      await (parts.audit?.attributed(named, run) ?? run()).then(
        () => parts.metrics?.ended(job.kind, 'done'),
        async (error: unknown) => {
          if (!(error instanceof Overtaken)) await fail(job, handler, error);
        },
      );
      return true;
    },
    async releaseClaims() {
      for (const { job } of claimed.splice(0)) await releaseClaim(db, job);
    },
  };
}
