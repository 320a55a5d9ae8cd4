import type { Wait } from './retryUntilAnswered.ts';

/** The presentation's patience: pauses that a press ends, for one spin or for the whole round. */
export interface Pace {
  /** A new spin of the round begins; a press for the last one no longer counts. */
  nextSpin(): void;
  nextRound(): void;
  /** Ends after the time, or at once when skipped. */
  pause(milliseconds: number): Promise<void>;
  skipSpin(): void;
  skipRound(): void;
  readonly skipped: boolean;
  /** Called at the next skip, once; at once when already skipped. */
  onSkip(act: () => void): void;
}

export const createPace = (wait: Wait): Pace => {
  let spinSkipped = false;
  let roundSkipped = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };
  const pace: Pace = {
    nextSpin: () => {
      spinSkipped = false;
      waiting = [];
    },
    nextRound: () => {
      spinSkipped = false;
      roundSkipped = false;
      waiting = [];
    },
    pause: (milliseconds) => {
      if (pace.skipped) return Promise.resolve();
      return Promise.race([wait(milliseconds), new Promise<void>((resolve) => waiting.push(resolve))]);
    },
    skipSpin: () => {
      spinSkipped = true;
      release();
    },
    skipRound: () => {
      roundSkipped = true;
      release();
    },
    get skipped() {
      return spinSkipped || roundSkipped;
    },
    onSkip: (act) => {
      if (pace.skipped) act();
      else waiting.push(act);
    },
  };
  return pace;
};
