import type { Clock } from '../core/clock.ts';

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  forward(milliseconds: number): void;
}

export function movableClock(start = Date.UTC(2026, 0, 1)): MovableClock {
  let now = start;
  return {
    now: () => now,
    forward(milliseconds) {
      now += milliseconds;
    },
  };
}
