import type { Random } from '../random.ts';

const firstPause = 2_000;
/** Milliseconds; no job that failed is put off for longer. */
export const longestPause = 3_600_000;

/**
 * Milliseconds until a job that has failed `tries` times is tried again: twice as long each time, up to an hour, and less by up to a half
 * at random, so that what failed together does not come back together.
 */
export function backOff(tries: number, random: Random): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(30, tries - 1));
  const share = Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32;
  return Math.round(pause * (1 - share / 2));
}
