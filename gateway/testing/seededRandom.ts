import type { Random } from '../random.ts';

/** Chance that comes out the same in every run: mulberry32, which passes for chance and keeps no secret. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const hex = (): string => next().toString(16).padStart(8, '0');
  return {
    fraction: () => next() / 2 ** 32,
    id: () => {
      const digits = `${hex()}${hex()}${hex()}${hex()}`;
      const [first, second, third, fourth, fifth] = [
        digits.slice(0, 8),
        digits.slice(8, 12),
        digits.slice(13, 16),
        digits.slice(17, 20),
        digits.slice(20),
      ];
      return `${first}-${second}-4${third}-8${fourth}-${fifth}`;
    },
  };
}
