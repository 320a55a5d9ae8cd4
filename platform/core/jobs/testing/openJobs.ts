import { z } from 'zod';
import type { Log } from '../../log.ts';
import { systemRandom } from '../../random.ts';
import type { Engine } from '../../store/engine.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openTestStore, type TestStore } from '../../../testing/openTestStore.ts';
import { testSecrets } from '../../../testing/testSecrets.ts';
import { type JobHandler, storeJob } from '../jobHandler.ts';
import type { JobType } from '../jobType.ts';
import { jobsModule } from '../jobs.module.ts';
import { createJobs, type JobParts, type Jobs } from '../jobs.ts';
import type { JobRunnerParts } from '../jobRunner.ts';
import { createJobWork, type JobWork } from '../jobWork.ts';

/** A kind of job that tests schedule. */
export const note: JobType<{ text: string }> = { kind: 'test.note', payload: z.object({ text: z.string() }) };

export interface Logged {
  readonly event?: string;
  readonly kind?: string;
}

export interface OpenJobs {
  readonly store: TestStore;
  readonly clock: MovableClock;
  readonly parts: JobParts;
  readonly jobs: Jobs;
  readonly logged: Logged[];
  /** Schedules a `note`; false where its key is taken. */
  add(text: string, schedule?: Parameters<Jobs['enqueue']>[3]): Promise<boolean>;
  /** Does a `note`: its text is `told`. */
  readonly tell: JobHandler;
  readonly told: string[];
  /** Another platform on the same store, that knows `handlers`. */
  work(handlers: readonly JobHandler[], timeZone?: string, more?: Pick<JobRunnerParts, 'metrics' | 'signals'>): JobWork;
}

/** Jobs on an empty store, with a clock that stands still. */
export async function openJobs(engine: Engine): Promise<OpenJobs> {
  const store = await openTestStore(engine);
  const clock = movableClock();
  const parts = { db: store.db, clock, random: systemRandom, secrets: testSecrets() };
  const jobs = createJobs(parts);
  const logged: Logged[] = [];
  const log: Log = { error: (details) => void logged.push(details), warn: (details) => void logged.push(details) };
  const told: string[] = [];
  return {
    store,
    clock,
    parts,
    jobs,
    logged,
    add: (text, schedule = {}) => jobs.enqueue(store.db, note, { text }, schedule),
    tell: storeJob(note, async (_transaction, { text }) => void told.push(text)),
    told,
    work: (handlers, timeZone = 'Asia/Ho_Chi_Minh', more = {}) =>
      createJobWork({ ...parts, ...more, jobs, log, timeZone }, [...handlers, ...jobsModule.jobs(parts)]),
  };
}
