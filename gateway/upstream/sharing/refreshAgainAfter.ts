/** Milliseconds until the refresh of a kept answer is tried again: one that fails must not run with every request. */
export const refreshAgainAfter = 1_000;
