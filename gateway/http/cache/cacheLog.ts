import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Done } from '../Done.ts';

/** Counts and logs answers from kept bytes. */
export interface CacheLog {
  count(done: Done): void;
}

interface Counted {
  readonly done: Done;
  count: number;
}

/**
 * One line a second for each operation and status, with their number: a line for each answer would
 * take longer than the answer, and say the same.
 */
export function createCacheLog(log: Log, metrics: Metrics): CacheLog {
  // By operation, then by status: a text made of both, for every answer, takes longer than the rest of this.
  const counts = new Map<Done['operation'], Map<number, Counted>>();
  const write = (): void => {
    for (const byStatus of counts.values())
      for (const { done, count } of byStatus.values()) log.info({ method: 'GET', route: 'kept', ...done, count }, 'answered');
    counts.clear();
  };
  return {
    count(done) {
      metrics.answered('kept', done.status, 0);
      if (counts.size === 0) setTimeout(write, 1_000).unref();
      let byStatus = counts.get(done.operation);
      if (!byStatus) counts.set(done.operation, (byStatus = new Map<number, Counted>()));
      const known = byStatus.get(done.status);
      if (known) known.count += 1;
      else byStatus.set(done.status, { done, count: 1 });
    },
  };
}
