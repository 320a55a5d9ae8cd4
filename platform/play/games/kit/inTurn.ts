import { PlayRefusal } from './playApi.ts';
import type { Wait } from './retryUntilAnswered.ts';

/** Repeats a call for as long as only time is in its way, after the time that the server names. `onWait` is told each time. */
export const inTurn = async <T>(ask: () => Promise<T>, wait: Wait, onWait: () => void = () => undefined): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof PlayRefusal) || failure.retryAfter === undefined) throw failure;
      onWait();
      await wait(failure.retryAfter);
    }
  }
};
