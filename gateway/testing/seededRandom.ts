import type { Random } from '../random.ts';

/** Numbers of 32 bits that come out the same in every run: mulberry32, which passes for chance and keeps no secret. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** FNV-1a: another number for almost every text. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const byte of Buffer.from(text)) number = Math.imul(number ^ byte, 0x01000193);
  return number >>> 0;
}

/** Chance that comes out the same in every run. Its ids are others where the `settings` are, so that one names a request among those of all settings. */
export function seededRandom(seed: number, settings: string): Random {
  const next = numbersFrom(seed);
  const nextOfId = numbersFrom(numberOf(`${seed} ${settings}`));
  const hex = (): string => nextOfId().toString(16).padStart(8, '0');
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
