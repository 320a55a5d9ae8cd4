/** Requests under way, as whoever gives way to them sees it. */
export interface RequestLoad {
  /** A request comes; call what is answered when it goes. */
  enter(): () => void;
  /** Does what a request waits for: until that is done, it is no other work to give way to. */
  apart<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Requests that are at work on something else. */
  readonly others: number;
  /** Resolves as soon as there are none, or after `atMost` milliseconds. */
  untilQuiet(atMost: number): Promise<void>;
}

export function createRequestLoad(): RequestLoad {
  let requests = 0;
  let apart = 0;
  const waiting = new Set<() => void>();
  const tell = (): void => {
    if (requests > apart) return;
    for (const resolve of waiting) resolve();
  };
  return {
    enter() {
      requests += 1;
      return () => {
        requests -= 1;
        tell();
      };
    },
    async apart(work) {
      apart += 1;
      tell();
      try {
        return await work();
      } finally {
        apart -= 1;
      }
    },
    get others() {
      return requests - apart;
    },
    async untilQuiet(atMost) {
      if (requests <= apart || atMost <= 0) return;
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, atMost);
        waiting.add(end);
      });
    },
  };
}
