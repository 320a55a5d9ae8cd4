import type { Clock } from '../../clock.ts';

export type BreakerState = 'closed' | 'open' | 'probing';

/** Stops asking a group of calls that keeps failing, and asks again a little later. */
export interface Breaker {
  readonly state: BreakerState;
  /** What the last call that failed met; empty before the first. */
  readonly lastFailure: string;
  /** Whether a call may start; while probing, this takes one of the probes. */
  admit(): boolean;
  succeeded(): void;
  /** `why` is for whoever reads the log: it holds nothing of what was sent or answered. */
  failed(why: string): void;
  /** The call was aborted, which tells nothing of the operator: a probe may be taken by another. */
  aborted(): void;
}

const windowSeconds = 10;
const enoughCalls = 20;
/** For so long nothing is asked, then a few calls try. */
export const openSeconds = 5;
const probesNeeded = 3;

interface Second {
  at: number;
  calls: number;
  failures: number;
}

/**
 * Opens when at least half of at least 20 calls within 10 seconds failed, for 5 seconds; then three
 * probes decide: all must succeed to close it, one failure opens it again.
 */
export function createBreaker(clock: Clock): Breaker {
  const seconds: Second[] = Array.from({ length: windowSeconds }, () => ({ at: -1, calls: 0, failures: 0 }));
  let state: BreakerState = 'closed';
  let lastFailure = '';
  let openUntil = 0;
  let probesLeft = 0;
  let probesPassed = 0;

  const current = (): Second => {
    const at = Math.floor(clock.now() / 1000);
    const second = seconds[at % windowSeconds] as Second;
    if (second.at !== at) Object.assign(second, { at, calls: 0, failures: 0 });
    return second;
  };
  const open = (): void => {
    state = 'open';
    openUntil = clock.now() + openSeconds * 1000;
  };
  const close = (): void => {
    state = 'closed';
    for (const second of seconds) second.at = -1;
  };
  const openIfFailing = (): void => {
    const oldest = Math.floor(clock.now() / 1000) - windowSeconds;
    let calls = 0;
    let failures = 0;
    for (const second of seconds) {
      if (second.at <= oldest) continue;
      calls += second.calls;
      failures += second.failures;
    }
    if (calls >= enoughCalls && failures * 2 >= calls) open();
  };

  return {
    get state() {
      return state;
    },
    get lastFailure() {
      return lastFailure;
    },
    admit() {
      if (state === 'open' && clock.now() >= openUntil) {
        state = 'probing';
        probesLeft = probesNeeded;
        probesPassed = 0;
      }
      if (state === 'closed') return true;
      if (state === 'open' || probesLeft === 0) return false;
      // Not below zero: the place of a probe that was aborted would be no place.
      probesLeft -= 1;
      return true;
    },
    succeeded() {
      if (state === 'closed') current().calls += 1;
      else if (state === 'probing' && ++probesPassed === probesNeeded) close();
    },
    failed(why) {
      lastFailure = why;
      if (state === 'probing') return open();
      if (state !== 'closed') return;
      const second = current();
      second.calls += 1;
      second.failures += 1;
      openIfFailing();
    },
    aborted() {
      if (state === 'probing') probesLeft += 1;
    },
  };
}
