import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Something that is done again and again while the platform runs. */
export interface RepeatedTask {
  /** What it is, for the log. */
  readonly what: string;
  /** Milliseconds between the end of a round and the next one. */
  readonly pause: number;
  /** Milliseconds that a round which is under way at the end is waited for. */
  readonly grace: number;
  round(stopping: AbortSignal): Promise<unknown>;
}

/** One round at a time, until the returned function is called; a round that fails is logged, and the next one comes all the same. */
export function runRepeatedly({ what, pause, grace, round }: RepeatedTask, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      await Promise.resolve()
        .then(() => round(stopping.signal))
        .catch((error: unknown) => log.error({ error, what }, 'what is done again and again has failed'));
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    const waited = new AbortController();
    await Promise.race([rounds, setTimeout(grace, undefined, { signal: waited.signal }).catch(() => undefined)]);
    waited.abort();
  };
}
