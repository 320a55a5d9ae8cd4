/** Lets one holder at a time through, in the order of asking. */
export interface FairQueue {
  /**
   * Resolves when it is the caller's turn; each turn must be ended by `next`. Rejects when the turn
   * does not come in time: whoever asks for a turn while holding one would otherwise wait for ever.
   */
  turn(): Promise<void>;
  next(): void;
  /** How many wait for a turn. */
  readonly waiting: number;
}

/** `patience` is how many milliseconds a caller waits for its turn. */
export function createFairQueue(patience: number): FairQueue {
  // A set keeps the order of asking, and lets the impatient leave from its middle.
  const waiting = new Set<() => void>();
  let held = false;
  return {
    turn() {
      if (!held) {
        held = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(enter);
          reject(new Error('the store is busy, or a transaction waits for itself'));
        }, patience);
        waiting.add(enter);
      });
    },
    next() {
      const [first] = waiting;
      if (!first) {
        held = false;
        return;
      }
      waiting.delete(first);
      first();
    },
    get waiting() {
      return waiting.size;
    },
  };
}
