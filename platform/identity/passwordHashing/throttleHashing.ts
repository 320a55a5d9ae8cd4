import type { RequestLoad } from '../../core/requestLoad.ts';
import type { HashPassword } from './argon2.ts';

interface Situation {
  /** Requests that are at work on something else than a password. */
  readonly others: number;
  /** Milliseconds that the last password took. */
  readonly worked: number;
}

const restPerWork = 2;
/** What took longer had to wait for a core itself, and has given way already. */
const longestRest = 30;

/**
 * Milliseconds that the next password waits at most for others to be served; 0 where there are none. Whoever runs through 19 MiB
 * all the time takes the caches from everybody else, whoever has the core: with somebody always there, passwords get a third of one.
 */
export const pauseBefore = ({ others, worked }: Situation): number => (others > 0 ? Math.min(restPerWork * worked, longestRest) : 0);

/** Derives one password after the other as fast as `derive` can, but for rests while others are at work. */
export function throttleHashing(hashPassword: HashPassword, load: RequestLoad, now: () => number): HashPassword {
  let worked = 0;
  return async (argon2Input) => {
    await load.untilQuiet(pauseBefore({ others: load.others, worked }));
    const begun = now();
    try {
      return await hashPassword(argon2Input);
    } finally {
      worked = now() - begun;
    }
  };
}
