import { CallRefusal } from '../handler.ts';

/** Runs costly work when its turn comes. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `atOnce` at a time and lets at most `waiting` wait; the rest is refused with `too_many_attempts`, before it
 * costs anything.
 */
export function createBoundedWork(atOnce: number, waiting: number): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new CallRefusal('too_many_attempts', { retryAfterSeconds: 1, full: true });
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => void queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
