/** Equal work that is asked for at the same time, done once. It keeps nothing: who asks afterwards has it done anew. */
export interface Coalescing<Result> {
  /** What is being worked out under this key already, or what `work` begins now. */
  run<Wanted extends Result>(key: string, work: () => Promise<Wanted>): Promise<Wanted>;
  isRunning(key: string): boolean;
  /** Whoever asks from now on has it done anew; those who wait get what they wait for. */
  forget(key: string): void;
}

/** Empty from the moment that the work is done. */
interface Running<Result> {
  result?: Promise<Result> | undefined;
}

/**
 * Not lru-cache's `fetch`: that keeps whatever it has fetched, for one lifetime and from then on without an end while it is refreshed.
 * Here an answer may be none to keep, goes stale in two steps by an injected clock, and is looked up without a promise.
 *
 * The map holds what can be emptied, and no promise: V8 gives a `Map` that much is put into and taken out of a new table again and again,
 * and each table that is given up goes on holding what was in it, and the next one, until the whole heap is gone through. By that, 60 KB of
 * every search that nobody asked again waited there, 200 MB in all.
 */
export function createCoalescing<Result>(): Coalescing<Result> {
  const running = new Map<string, Running<Result>>();
  return {
    run<Wanted extends Result>(key: string, work: () => Promise<Wanted>) {
      const already = running.get(key)?.result;
      // One key always means the same work.
      if (already) return already as Promise<Wanted>;
      const begun: Running<Result> = {};
      const result = work().finally(() => {
        begun.result = undefined;
        if (running.get(key) === begun) running.delete(key);
      });
      begun.result = result;
      running.set(key, begun);
      return result;
    },
    isRunning: (key) => running.has(key),
    forget: (key) => void running.delete(key),
  };
}
