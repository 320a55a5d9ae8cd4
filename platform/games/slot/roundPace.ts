import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

/** Holds one page to a humanly possible number of money calls. */
export interface RoundPace {
  /** False when `name` has had its ten within the last second. */
  admits(name: string): boolean;
}

const callsPerSecond = 10;

/** Kept in this process: pages are many, and one page talks to one process at a time. */
export function createRoundPace(clock: Clock): RoundPace {
  const recent = new LRUCache<string, readonly number[]>({ max: 20_000 });
  return {
    admits(name) {
      const now = clock.now();
      const within = (recent.get(name) ?? []).filter((at) => at > now - 1000);
      if (within.length >= callsPerSecond) return false;
      recent.set(name, [...within, now]);
      return true;
    },
  };
}
