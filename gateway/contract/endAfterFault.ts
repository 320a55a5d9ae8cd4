/** How a process ends whose state nobody can vouch for any more. */
export interface FaultyEnd {
  /** Writes the one line that says why. */
  tell(error: unknown): void;
  /** Finishes what is under way, and closes what is open. */
  end(): Promise<void>;
  /** Leaves with an exit code that has a supervisor start another. */
  leave(): void;
  /** Milliseconds after which the process is gone, whether or not `end` has come to its own. */
  readonly within: number;
}

/**
 * Ends this process once something throws that no request waits for: in a timer, an emitter, a worker, or a promise that nobody looks at.
 * What was half done stays half done in memory, so that only a new process is sound. What fails besides while it ends is a consequence more often
 * than news: it is neither told nor begins anew.
 */
export function endAfterFault({ tell, end, leave, within }: FaultyEnd): void {
  let isEnding = false;
  // Rejections nobody handles come here as well: Node raises them.
  process.on('uncaughtException', (error: unknown) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(leave, within);
    tell(error);
    void Promise.resolve().then(end).then(leave, leave);
  });
}
