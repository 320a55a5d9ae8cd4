import type { EventSourceMessage } from 'eventsource-parser/stream';
import { listen } from '../../platform/core/events/testing/listen.ts';

export interface EventReader {
  /** What has come so far, but for what a stream begins with. */
  readonly seen: readonly EventSourceMessage[];
  /** Ids that streams began with `reset` at. */
  readonly resets: readonly string[];
  stop(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Reads a platform's events from the first on, and goes on behind the last one whenever the platform comes back. */
export function readEvents(origin: string): EventReader {
  const seen: EventSourceMessage[] = [];
  const resets: string[] = [];
  const over = new AbortController();
  const fetchUntilOver = (address: string, init: RequestInit) => fetch(address, { ...init, signal: over.signal });
  const reading = (async () => {
    while (!over.signal.aborted) {
      try {
        const stream = await listen(fetchUntilOver, { lastId: seen.at(-1)?.id ?? '0' }, origin);
        const [first] = await stream.next(1);
        if (first?.event === 'reset') resets.push(first.id ?? '');
        for (;;) seen.push(...(await stream.next(1)));
      } catch {
        await pause(20);
      }
    }
  })();
  return {
    seen,
    resets,
    async stop() {
      over.abort();
      await reading;
    },
  };
}
