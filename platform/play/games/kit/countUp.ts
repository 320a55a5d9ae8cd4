import { shareOf } from './amount.ts';
import type { Frames } from './frames.ts';

/** Writes rising amounts and the exact one at last. With reduced motion only the last. */
export interface CountUp {
  start(amount: string, write: (amount: string) => void): void;
  stop(): void;
}

const duration = 700;

export const createCountUp = (frames: Frames, reducedMotion: () => boolean): CountUp => {
  let current = 0;
  return {
    start: (amount, write) => {
      current += 1;
      const own = current;
      const began = frames.now();
      const step = (now: number): void => {
        if (own !== current) return;
        const share = Math.max(0, (now - began) / duration);
        if (share >= 1) {
          write(amount);
          return;
        }
        write(shareOf(amount, 1000 * (1 - (1 - share) ** 3)));
        frames.request(step);
      };
      if (reducedMotion()) write(amount);
      else step(began);
    },
    stop: () => {
      current += 1;
    },
  };
};
