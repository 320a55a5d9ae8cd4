import { readFileSync } from 'node:fs';

/** Milliseconds within which a change of the file is noticed. */
const lookEvery = 50;

/**
 * The time of this machine, and as many milliseconds more as `file` says, which is read again and again: what happens later can be tried out now.
 * A missing file says none. Never for a site that others come to.
 */
export function trialClock(file: string): { now(): number } {
  let ahead = 0;
  let lookedAt = -Infinity;
  return {
    now() {
      const now = Date.now();
      if (Math.abs(now - lookedAt) >= lookEvery) {
        lookedAt = now;
        ahead = aheadIn(file);
      }
      return now + ahead;
    },
  };
}

function aheadIn(file: string): number {
  try {
    const milliseconds = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(milliseconds) && milliseconds >= 0 ? milliseconds : 0;
  } catch {
    return 0;
  }
}
