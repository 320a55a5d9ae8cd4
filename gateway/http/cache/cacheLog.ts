import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Done } from '../Done.ts';

/** Counts and logs answers from kept bytes. */
export interface CacheLog {
  count(done: Done): void;
}

/**
 * One line a second for each operation and status, with their number: a line for each answer would
 * take longer than the answer, and say the same.
 */
export function createCacheLog(log: Log, metrics: Metrics): CacheLog {
  const counts = new Map<string, { readonly done: Done; count: number }>();
  const write = (): void => {
    for (const { done, count } of counts.values()) log.info({ method: 'GET', route: 'kept', ...done, count }, 'answered');
    counts.clear();
  };
  return {
    count(done) {
      metrics.answered('kept', done.status, 0);
      if (counts.size === 0) setTimeout(write, 1_000).unref();
      const key = `${done.status} ${done.operation}`;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { done, count: 1 });
    },
  };
}
