import { CallRefusal } from '../../core/http/handler.ts';

/** Runs costly work when its turn comes. */
export type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Bounds {
  /** Pieces of work that are done at once. */
  readonly atOnce: number;
  /** Those that may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds that one may wait, so that it is not begun for somebody who has given up. */
  readonly patience: number;
}

/** What finds no room, or does not get its turn in time, is refused with `too_many_attempts`, before it costs anything. */
export function createBoundedWork({ atOnce, waiting, patience }: Bounds): BoundedWork {
  const queue = new Set<() => void>();
  const noRoom = () => new CallRefusal('too_many_attempts', { retryAfterSeconds: 1, full: true });
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(noRoom());
      }, patience);
      queue.add(begin);
    });

  return async (work) => {
    if (running >= atOnce) {
      if (queue.size >= waiting) throw noRoom();
      // Whoever ends hands its place over, so `running` stays as it is.
      await turn();
    } else running += 1;
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  };
}
