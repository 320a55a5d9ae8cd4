/** Draws of one picture: the same seed draws the same, so a picture never changes by itself. */
export interface Choice {
  /** A number from `low` up to `high`, in whole steps. */
  between(low: number, high: number): number;
  of<T>(list: readonly [T, ...T[]]): T;
}

/** Number of a text: FNV-1a, 32 bits. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Chance of pictures alone (mulberry32); nothing that is played for ever depends on it. */
export const choiceFrom = (seed: number): Choice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
};
