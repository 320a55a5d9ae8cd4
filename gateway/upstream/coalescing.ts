/** Equal work that is asked for at the same time, done once. It keeps nothing: who asks afterwards has it done anew. */
export interface Coalescing<Result> {
  /** What is being worked out under this key already, or what `work` begins now. */
  run<Wanted extends Result>(key: string, work: () => Promise<Wanted>): Promise<Wanted>;
  isRunning(key: string): boolean;
  /** Whoever asks from now on has it done anew; those who wait get what they wait for. */
  forget(key: string): void;
}

/**
 * Not lru-cache's `fetch`: that keeps whatever it has fetched, for one lifetime and from then on without an end while it is refreshed.
 * Here an answer may be none to keep, goes stale in two steps by an injected clock, and is looked up without a promise.
 */
export function createCoalescing<Result>(): Coalescing<Result> {
  const running = new Map<string, Promise<Result>>();
  return {
    run<Wanted extends Result>(key: string, work: () => Promise<Wanted>) {
      const already = running.get(key);
      // One key always means the same work.
      if (already) return already as Promise<Wanted>;
      const begun = work().finally(() => {
        if (running.get(key) === begun) running.delete(key);
      });
      running.set(key, begun);
      return begun;
    },
    isRunning: (key) => running.has(key),
    forget: (key) => void running.delete(key),
  };
}
