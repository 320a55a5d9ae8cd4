/** What reading a body throws once its sender has left: nobody waits for the answer, and nothing is wrong here. */
export const isBrokenOff = (error: unknown, { signal }: Request): boolean =>
  signal.aborted && error instanceof Error && error.message === 'aborted';
