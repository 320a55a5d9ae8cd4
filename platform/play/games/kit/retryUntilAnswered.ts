import { PlayFault } from './playApi.ts';

export type Wait = (milliseconds: number) => Promise<void>;

export const systemWait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const shortest = 400;
const longest = 8_000;

/** How long to wait before attempt `attempt` (1 is the first repetition). */
export const backOff = (attempt: number): number => Math.min(longest, shortest * 2 ** (attempt - 1));

/**
 * Repeats a lost call until the server answers. The caller fixes what makes the repetition harmless
 * (an idempotency key) before the first attempt. Refusals end it at once; so does `attempts`, with the last fault.
 */
export const retryUntilAnswered = async <T>(ask: () => Promise<T>, wait: Wait, attempts = Number.POSITIVE_INFINITY): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof PlayFault) || attempt >= attempts) throw failure;
      await wait(backOff(attempt));
    }
  }
};
