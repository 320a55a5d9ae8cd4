import type { JobRunner, JobRunnerParts } from './jobRunner.ts';
import type { Jobs } from './jobs.ts';
import { nextDue } from './jobStore.ts';

/** Milliseconds between two looks: for what another process has scheduled, and for a clock that was set. */
const lookEvery = 250;
/** The same where the store calls: for what a killed process leaves behind. */
const lookSeldom = 5_000;
/** What was just scheduled is looked for when its transaction has had time to be committed, and its answer to leave. */
const commitTime = 10;

/** Rests that end early where somebody has called since the last one. */
function createRest() {
  let isCalled = false;
  let wake: (() => void) | undefined;
  return {
    call() {
      isCalled = true;
      wake?.();
    },
    async rest(milliseconds: number): Promise<void> {
      if (!isCalled)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isCalled = false;
    },
  };
}

/** Does what is due, `lanes` jobs at once, and rests until something is; until the answered function is called. */
export function startLanes(
  { db, clock, log, jobs, mayWork, signals }: JobRunnerParts & { readonly jobs: Jobs },
  runner: JobRunner,
  lanes: number,
): (grace: number) => Promise<void> {
  const { call, rest } = createRest();
  let isStopping = false;
  let isAway = false;
  let resting: Promise<void> | undefined;
  let calling: NodeJS.Timeout | undefined;
  const off = jobs.onEnqueued(() => {
    calling ??= setTimeout(() => {
      calling = undefined;
      call();
    }, commitTime);
  });

  const deaf = signals?.onSignal(call);

  const untilDue = async (): Promise<void> => {
    if (mayWork?.() === false) return rest(lookEvery);
    const due = (await nextDue(db, runner.handlers)) ?? Infinity;
    await rest(Math.min(signals?.isHeard ? lookSeldom : lookEvery, Math.max(commitTime, due - clock.now())));
  };
  /** The store is away, or full. What was claimed is tried again when its lease is over. */
  const endure = async (error: unknown): Promise<void> => {
    if (!isAway && !isStopping) log.error({ error }, 'jobs cannot be had from the store, or not written back');
    isAway = true;
    await rest(lookEvery);
  };
  /** All lanes rest together, and look only once. */
  const pause = (work: () => Promise<void>): Promise<void> => (resting ??= work().finally(() => (resting = undefined)));
  const lane = async (): Promise<void> => {
    while (!isStopping) {
      try {
        const isDone = await runner.doNext();
        if (!isDone && !isStopping) await pause(untilDue);
        isAway = false;
      } catch (error) {
        await pause(() => endure(error));
      }
    }
  };

  const working = Promise.all(Array.from({ length: lanes }, lane));
  return async (grace) => {
    isStopping = true;
    off();
    deaf?.();
    clearTimeout(calling);
    call();
    const patience = createRest();
    await Promise.race([working, patience.rest(grace)]);
    patience.call();
    await runner.releaseClaims().catch((error: unknown) => log.warn({ error }, 'jobs that were not begun wait for the end of their lease'));
  };
}
