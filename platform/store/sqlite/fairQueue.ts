/** Lets one holder at a time through, in the order of asking. */
export interface FairQueue {
  /** Resolves when it is the caller's turn; each turn must be ended by `next`. */
  turn(): Promise<void>;
  next(): void;
}

export function createFairQueue(): FairQueue {
  const waiting: (() => void)[] = [];
  let head = 0;
  let held = false;
  return {
    turn() {
      if (!held) {
        held = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => void waiting.push(resolve));
    },
    next() {
      const first = waiting[head];
      if (!first) {
        held = false;
        return;
      }
      head += 1;
      // Cut off what has been served now and then: shifting each time would cost the length of the queue.
      if (head > 1024) head = waiting.splice(0, head) && 0;
      first();
    },
  };
}
