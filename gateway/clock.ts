/** Where the gateway takes the time from, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * Goes on from where it stood when the machine's clock is put back, and for the rest as that does: what is kept for five seconds, and who is let
 * alone for as long, would else be so for as far as it was put back. For spans alone; a moment that others are told is `clock`'s.
 */
export function steadyClock(clock: Clock): Clock {
  let last = -Infinity;
  let ahead = 0;
  return {
    now() {
      const now = clock.now();
      if (now + ahead < last) ahead = last - now;
      last = now + ahead;
      return last;
    },
  };
}
