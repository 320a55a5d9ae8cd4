import { NoRoom } from './failure.ts';

/** Keeps one slow group of calls from taking every connection and all memory. */
export interface Bulkhead {
  readonly inFlight: number;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
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
  return {
    get inFlight() {
      return inFlight;
    },
    async run(work) {
      if (inFlight >= limit) {
        if (waiting.length >= queue) throw new NoRoom(1);
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else inFlight += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
