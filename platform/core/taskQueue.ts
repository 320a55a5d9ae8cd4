import { setImmediate } from 'node:timers';
import { CallRefusal } from './http/handler.ts';
import type { Log } from './log.ts';

/** Does what a call asked for once the call is answered: how long the answer takes then tells nothing of what there was to do. */
export interface TaskQueue {
  /** Takes one piece of work on, which is named in the log should it fail. Throws `too_many_attempts` where too much waits already. */
  do(what: string, work: () => Promise<void>): void;
  /** Resolves once nothing waits and nothing is under way; what is taken on meanwhile counts too. */
  settled(): Promise<void>;
}

/** Pieces of work under way at once: they must leave the store to those who wait for an answer. */
const lanes = 4;
/** Each is a few hundred bytes and a millisecond of the store. */
const mostWaiting = 1_000;

/** Keeps its work in memory: whoever closes the store has to wait until it is settled. */
export function createTaskQueue(log: Log): TaskQueue {
  const waiting: { readonly what: string; readonly work: () => Promise<void> }[] = [];
  let underWay = 0;
  let waiters: (() => void)[] = [];

  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { what, work } = next;
      // The call has been answered: nobody but the log can be told.
      await Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ error, what }, 'what a call asked for could not be done'));
    }
    underWay -= 1;
    if (underWay > 0) return;
    for (const resolve of waiters) resolve();
    waiters = [];
  };

  return {
    do(what, work) {
      if (waiting.length >= mostWaiting) throw new CallRefusal('too_many_attempts', { retryAfterSeconds: 1, full: true });
      waiting.push({ what, work });
      if (underWay >= lanes) return;
      underWay += 1;
      // Not before the answer has left.
      setImmediate(() => void lane());
    },
    async settled() {
      while (underWay > 0) await new Promise<void>((resolve) => void waiters.push(resolve));
    },
  };
}
