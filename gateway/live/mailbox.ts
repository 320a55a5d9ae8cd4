/** Items for one reader, who takes them one after the other. */
export interface Mailbox<Item> extends AsyncIterableIterator<Item, undefined> {
  /** Puts an item in, unless the mailbox is closed. Where too many wait already, they go, and `overflow` stands in their place. */
  put(item: Item): void;
  /** No more is put in; what waits is still read. */
  close(): void;
}

/** Enough for a reader who takes a moment; one who does not keep up is told that there was more. */
const maxWaiting = 100;

/** `onLeave` is called once, when the reader has gone or has read the last item. */
export function createMailbox<Item>(overflow: Item, onLeave: () => void): Mailbox<Item> {
  let waiting: Item[] = [];
  let isClosed = false;
  let hasLeft = false;
  let take: ((result: IteratorResult<Item, undefined>) => void) | undefined;
  const leave = (): IteratorResult<Item, undefined> => {
    if (!hasLeft) onLeave();
    hasLeft = true;
    isClosed = true;
    waiting = [];
    return { done: true, value: undefined };
  };
  const hand = (result: () => IteratorResult<Item, undefined>): void => {
    const taker = take;
    take = undefined;
    taker?.(result());
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    put(item) {
      if (isClosed) return;
      if (take) return hand(() => ({ done: false, value: item }));
      if (waiting.length >= maxWaiting) waiting = [overflow];
      else waiting.push(item);
    },
    close() {
      isClosed = true;
      if (take) hand(leave);
    },
    next() {
      const [first] = waiting;
      if (first !== undefined) {
        waiting.shift();
        return Promise.resolve({ done: false, value: first });
      }
      if (isClosed) return Promise.resolve(leave());
      return new Promise((resolve) => {
        take = resolve;
      });
    },
    return() {
      hand(leave);
      return Promise.resolve(leave());
    },
  };
}
