export interface WaitingParts {
  /** Tells that there may be something new; what tells nothing, such as another process, is found by looking. */
  readonly onPosted: (listener: () => void) => () => void;
  readonly signal: AbortSignal;
  /** Milliseconds between two looks. */
  readonly lookEvery: number;
}

/** Resolves when somebody tells, after `lookEvery`, or at the end: never later than one of them, also where it was told while nobody waited. */
export function createPostedSignal({ onPosted, signal, lookEvery }: WaitingParts) {
  let isTold = false;
  let wake: (() => void) | undefined;
  const tell = (): void => {
    isTold = true;
    wake?.();
  };
  const off = onPosted(tell);
  signal.addEventListener('abort', () => wake?.(), { once: true });
  return {
    off,
    async wait(): Promise<void> {
      if (!isTold && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookEvery);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isTold = false;
    },
  };
}
