import { ClientDisconnected, NoRoom } from './failure.ts';

/** Keeps one slow group of calls from taking every connection and all memory. */
export interface Bulkhead {
  readonly inFlight: number;
  /** Whoever is aborted by `signal` before there was a place gives up its turn: rejects with `ClientDisconnected`. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** At most `limit` at once; up to `queue` wait their turn, and the rest is refused at once. */
export function createBulkhead(limit: number, queue: number): Bulkhead {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inFlight -= 1;
  };
  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new ClientDisconnected('nobody waits for a place any more'));
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.push(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  return {
    get inFlight() {
      return inFlight;
    },
    async run(work, signal) {
      if (inFlight >= limit) {
        if (waiting.length >= queue) throw new NoRoom(1);
        await wait(signal);
      } else inFlight += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
