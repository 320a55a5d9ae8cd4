/** A part of the code could not be fetched: the network is gone, or a newer version has replaced the one that is open. */
export const isChunkFailure = (cause: unknown): boolean =>
  cause instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(cause.message);
