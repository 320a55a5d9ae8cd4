import type { RequestLoad } from '../requestLoad.ts';
import type { Derive } from './derivation.ts';

interface Situation {
  /** Requests that are at work on something else than a password. */
  readonly others: number;
  /** Milliseconds that the last password took. */
  readonly worked: number;
}

const REST = 2;
/** What took longer had to wait for a core itself, and has given way already. */
const LONGEST_REST = 30;

/**
 * Milliseconds that the next password waits at most for others to be served; 0 where there are none. Whoever runs through 19 MiB
 * all the time takes the caches from everybody else, whoever has the core: with somebody always there, passwords get a third of one.
 */
export const restBefore = ({ others, worked }: Situation): number => (others > 0 ? Math.min(REST * worked, LONGEST_REST) : 0);

/** Derives one password after the other as fast as `derive` can, but for rests while others are at work. */
export function givingWay(derive: Derive, load: RequestLoad, now: () => number): Derive {
  let worked = 0;
  return async (derivation) => {
    await load.untilQuiet(restBefore({ others: load.others, worked }));
    const begun = now();
    try {
      return await derive(derivation);
    } finally {
      worked = now() - begun;
    }
  };
}
