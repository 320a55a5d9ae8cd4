/** Milliseconds by which the clocks of platforms on one store may differ, and by which a clock may be put back. */
export const clockSkew = 5 * 60_000;
