import { ClientDisconnected, UpstreamBusy, UpstreamFault } from '../failure.ts';

/** Keeps one slow group of calls from taking every connection and all memory. */
export interface Bulkhead {
  readonly inFlight: number;
  /**
   * Whoever is aborted by `signal` before there was a place gives up its turn, and rejects with `ClientDisconnected`; so does whoever has waited for
   * `patience` milliseconds, with `UpstreamFault`.
   */
  run<Result>(work: () => Promise<Result>, patience: number, signal?: AbortSignal): Promise<Result>;
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
  const wait = (patience: number, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', hangUp);
      };
      const giveUp = (failure: UpstreamFault): void => {
        settle();
        waiting.splice(waiting.indexOf(enter), 1);
        reject(failure);
      };
      const hangUp = (): void => giveUp(new ClientDisconnected('nobody waits for a place any more'));
      const enter = (): void => {
        settle();
        resolve();
      };
      const timer = setTimeout(() => giveUp(new UpstreamFault('there was no place in time')), patience);
      waiting.push(enter);
      signal?.addEventListener('abort', hangUp, { once: true });
    });
  return {
    get inFlight() {
      return inFlight;
    },
    async run(work, patience, signal) {
      if (inFlight >= limit) {
        if (waiting.length >= queue) throw new UpstreamBusy(1);
        await wait(patience, signal);
      } else inFlight += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
