/**
 * Runs `work` at once, then at most once per `pauseMs` however often it is asked for; what was asked
 * for during a pause runs at its end. A game that floods the page with messages costs one query a pause.
 */
export function coalesce(work: () => void, pauseMs: number): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!waiting) return;
      waiting = false;
      work();
      rest();
    }, pauseMs);
  };
  return {
    ask() {
      if (timer !== undefined) {
        waiting = true;
        return;
      }
      work();
      rest();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = false;
    },
  };
}
