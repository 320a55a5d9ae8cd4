import type { SlotModel, SlotSymbol } from '../title.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({ id, art: 'coin', role, pays });

/** Three stops a reel, one of each kind in view; stops turn the rows. `W` pays more than `B` and less than `A`. */
export const smallModel: SlotModel = {
  symbols: [
    symbol('W', 'wild', [30, 60, 90]),
    symbol('S', 'scatter', [2, 5, 20]),
    symbol('A', 'plain', [10, 70, 200]),
    symbol('B', 'plain', [5, 10, 20]),
  ],
  reels: [[...'WAB'], [...'WAB'], [...'SAB'], [...'WAB'], [...'WAB']],
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ],
  freeGames: { scatters: 3, count: 4, multiplier: 3 },
};

/** Draws that were chosen beforehand, for worked examples. Throws when they run out. */
export function chosenDraws(draws: readonly number[]) {
  const left = [...draws];
  return {
    draw(length: number): number {
      const next = left.shift();
      if (next === undefined || next >= length) throw new Error('no such draw');
      return next;
    },
  };
}
