import { longestPause } from './backOff.ts';
import { startLanes } from './startLanes.ts';
import { createJobRunner, type JobRunner, type JobRunnerParts } from './jobRunner.ts';
import type { JobHandler } from './jobHandler.ts';
import type { Jobs } from './jobs.ts';
import { dueKinds, ensureRecurring } from './jobStore.ts';
import { nextOccurrence, readPattern } from './nextOccurrence.ts';

/** Jobs under way at once: they must leave the store to those who wait for an answer. */
const lanes = 4;
const batch = 32;

export interface JobWork {
  /** Does everything that is due by now, and what that makes due. Answers how many jobs that were. */
  doDue(): Promise<number>;
  /**
   * Schedules what recurs, where it is not scheduled yet, or so late that a clock must have run ahead: from its next time on it is due. To be done again and
   * again, as a clock is put right while a platform runs.
   */
  schedule(): Promise<void>;
  /** Does what is due from now on, until the answered function is called, which waits for `grace` milliseconds for what is under way. */
  start(): (grace: number) => Promise<void>;
}

/** `handlers` are of every kind that this platform knows. Throws for two handlers of one kind, and for times that cannot be read. */
export function createJobWork(parts: JobRunnerParts & { readonly jobs: Jobs }, handlers: readonly JobHandler[]): JobWork {
  const twice = handlers.find(({ kind }, index) => handlers.findIndex((each) => each.kind === kind) !== index);
  if (twice) throw new Error(`two handlers for the job ${twice.kind}`);
  const recurring = handlers.flatMap(({ kind, recurs, lease }) => (recurs === undefined ? [] : [{ kind, recurs, lease }]));
  const timesOf = (recurs: string, lease: number) => {
    const now = parts.clock.now();
    const next = nextOccurrence(recurs, parts.timeZone, now);
    // Of a clock that was put back by a little, the next may be done already: it must not come again.
    return { next, latest: Math.max(nextOccurrence(recurs, parts.timeZone, next), now + Math.max(lease, longestPause)) };
  };
  for (const { recurs } of recurring) readPattern(recurs, parts.timeZone);

  // What acts outside may hang: each such kind has lanes of its own, and no job is claimed before one of them is free.
  const outside = handlers.filter((each) => 'outside' in each);
  const inStore = handlers.filter((each) => 'inStore' in each);
  const runners = [
    ...(inStore.length > 0 ? [createJobRunner(parts, inStore, batch)] : []),
    ...outside.map((each) => createJobRunner(parts, [each], 1)),
  ];

  return {
    async doDue() {
      let done = 0;
      const lane = async (runner: JobRunner): Promise<void> => {
        while (await runner.doNext()) done += 1;
      };
      for (let before = -1; before < done;) {
        before = done;
        const due = await dueKinds(parts, handlers);
        const needed = runners.filter((each) => each.handlers.some(({ kind }) => due.has(kind)));
        // One after the other: whether one looks before or after another has made something due would be a matter of luck.
        for (const runner of needed) await Promise.all(Array.from({ length: lanes }, () => lane(runner)));
      }
      return done;
    },
    schedule: () =>
      ensureRecurring(
        parts,
        recurring.map(({ kind, recurs, lease }) => ({ kind, recurs, ...timesOf(recurs, lease) })),
      ),
    start() {
      const stops = runners.map((runner) => startLanes(parts, runner, lanes));
      return async (grace) => void (await Promise.all(stops.map((stop) => stop(grace))));
    },
  };
}
