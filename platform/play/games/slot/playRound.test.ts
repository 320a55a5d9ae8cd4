import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '../../../core/ledger/amount.ts';
import { river } from '../../../seed/titles/models/river.ts';
import { slotModel } from '../../../seed/titles/slotModel.ts';
import { drawStream } from '../../family/drawStream.ts';
import { freeGamesLimit, playRound } from './playRound.ts';
import { chosenDraws, smallModel } from './testing/smallModel.ts';
import type { SlotModel } from './title.ts';

const model = slotModel(river, {
  wild: 'lotus',
  scatter: 'moon',
  plain: ['carp', 'hat', 'fan', 'bell', 'ace', 'king', 'queen', 'jack', 'ten'],
});
/** Like the small model, with a scatter on each of the first three reels. */
const scattered: SlotModel = { ...smallModel, reels: [[...'SAB'], [...'SAB'], [...'SAB'], [...'WAB'], [...'WAB']] };
const oneLess: SlotModel = { ...scattered, reels: [[...'SAB'], [...'SABA'], [...'SAB'], [...'WAB'], [...'WAB']] };
const seeds = fc.record({ serverSeed: fc.string(), clientSeed: fc.string(), nonce: fc.nat() });

test('a worked round: the paid spin, then four tripled free games of the same stream', () => {
  // Reel two shows its scatter from every stop but 1 (`ABA`).
  const draws = chosenDraws(['00000', '11111', '11000', '21222', '01201'].flatMap((stops) => [...stops].map(Number)));
  const { spins, win } = playRound(oneLess, 20_000n, draws);
  // Rows of the paid spin: S S S W W, then A A A A A (200 line stakes). Three scatters pay twice the stake.
  expect(spins[0]).toEqual({
    stops: [0, 0, 0, 0, 0],
    free: false,
    multiplier: 1,
    lineWins: [{ line: 1, symbolId: 'A', count: 5, win: '200' }],
    scatterCount: 3,
    scatterWin: '4',
    win: '204',
    freeGamesWon: 4,
  });
  // Rows of the first free game: A A A A A and B B B B B, tripled; two scatters pay nothing.
  expect(spins[1]?.lineWins).toEqual([
    { line: 0, symbolId: 'A', count: 5, win: '600' },
    { line: 1, symbolId: 'B', count: 5, win: '60' },
  ]);
  expect(spins.map((spin) => spin.free)).toEqual([false, true, true, true, true]);
  expect(spins.map((spin) => parseAmount(spin.win)).reduce((sum, part) => sum + part)).toBe(win);
});

test('free games bring further free games, up to the limit and no further', () => {
  const { spins } = playRound(scattered, 20_000n, { draw: () => 0 });
  expect(spins).toHaveLength(1 + freeGamesLimit);
  expect(spins.reduce((sum, spin) => sum + spin.freeGamesWon, 0)).toBe(freeGamesLimit);
});

test('the same seeds make the same round, and another nonce makes another', () => {
  fc.assert(
    fc.property(seeds, (given) => {
      const once = playRound(model, 2_000_000n, drawStream(given));
      expect(playRound(model, 2_000_000n, drawStream({ ...given }))).toEqual(once);
      const next = Array.from({ length: 8 }, (_, step) =>
        playRound(model, 2_000_000n, drawStream({ ...given, nonce: given.nonce + 1 + step })),
      );
      expect(next.every((round) => JSON.stringify(round.spins) === JSON.stringify(once.spins))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('PP-26 wins scale with the stake and are never below zero; the draws know nothing of it', () => {
  fc.assert(
    fc.property(seeds, fc.bigInt({ min: 1n, max: 10n ** 9n }), (given, factor) => {
      const one = playRound(model, 10n, drawStream(given));
      const many = playRound(model, 10n * factor, drawStream(given));
      expect(many.win).toBe(one.win * factor);
      expect(one.win >= 0n).toBe(true);
      expect(many.spins.map((spin) => spin.stops)).toEqual(one.spins.map((spin) => spin.stops));
    }),
    { numRuns: 50 },
  );
});

test('every spin sums to its lines and scatters, the round to its spins, and free games are played out', () => {
  const sum = (amounts: readonly string[]) => amounts.map(parseAmount).reduce((total, amount) => total + amount, 0n);
  fc.assert(
    fc.property(seeds, (given) => {
      const { spins, win } = playRound(model, 2_000_000n, drawStream(given));
      for (const spin of spins) expect(parseAmount(spin.win)).toBe(sum([...spin.lineWins.map((line) => line.win), spin.scatterWin]));
      expect(win).toBe(sum(spins.map((spin) => spin.win)));
      expect(spins).toHaveLength(1 + spins.reduce((games, spin) => games + spin.freeGamesWon, 0));
    }),
    { numRuns: 200 },
  );
});

test.each([0n, -20n, 15n])('a stake of %s, which no ten lines can share, is refused', (stake) => {
  expect(() => playRound(model, stake, drawStream({ serverSeed: 'a', clientSeed: 'b', nonce: 0 }))).toThrow(RangeError);
});
