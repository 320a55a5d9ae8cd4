const first = 30_000;
const longest = 300_000;

/** How long to wait before asking again, in milliseconds: half a minute, then twice as long each time, five minutes at most. */
export const backOff = (attempts: number): number => Math.min(first * 2 ** attempts, longest);
