import { expect, test } from 'vitest';
import { enumerateStops } from './testing/enumerateStops.ts';
import { expectedSpin } from './expectedSpin.ts';
import { decimalText, fraction, multiplied } from './fraction.ts';
import { approximately } from './testing/approximately.ts';
import { roundReturn, returnToPlayer } from './returnToPlayer.ts';
import { roundSpread } from './testing/roundSpread.ts';
import { payWindow, windowAt } from './spin.ts';
import { smallModel } from './testing/smallModel.ts';
import type { SlotModel } from './title.ts';

/** All 243 stops of the small model through the very code that pays a player. */
const everyStop = [0, 1, 2].flatMap((a) =>
  [0, 1, 2].flatMap((b) => [0, 1, 2].flatMap((c) => [0, 1, 2].flatMap((d) => [0, 1, 2].map((e) => [a, b, c, d, e])))),
);
const rare: SlotModel = { ...smallModel, reels: [[...'SABAB'], [...'SABBB'], [...'SABAA'], [...'WABAB'], [...'SWABA']] };

test('the enumeration sums what the engine pays, stop by stop', () => {
  const wins = everyStop.map((stops) => {
    const pays = payWindow(smallModel, windowAt(smallModel, stops));
    return pays.scatterPay * smallModel.lines.length + pays.lines.reduce((sum, line) => sum + line.pay, 0);
  });
  expect(enumerateStops(smallModel)).toEqual({
    combinations: 243,
    wins: BigInt(wins.reduce((sum, win) => sum + win, 0)),
    winSquares: BigInt(wins.reduce((sum, win) => sum + win * win, 0)),
    hits: wins.filter((win) => win > 0).length,
    triggers: 0,
    triggerWins: 0n,
  });
});

test('the closed form of a spin is what the enumeration counts', () => {
  const sums = enumerateStops(rare);
  const { win, freeGames } = expectedSpin(rare);
  expect(sums.triggers).toBeGreaterThan(0);
  expect(win).toEqual(fraction(sums.wins, BigInt(sums.combinations * rare.lines.length)));
  expect(freeGames).toEqual(fraction(BigInt(sums.triggers * rare.freeGames.count), BigInt(sums.combinations)));
});

test('a round returns its spin and the free games, which win free games themselves', () => {
  // 0.6 a spin, 0.2 free games a spin, doubled: a free game is worth 1.2 / 0.8, so 0.6 + 0.2 · 1.5.
  expect(roundReturn({ win: fraction(6n, 10n), freeGames: fraction(2n, 10n) }, 2)).toEqual(fraction(9n, 10n));
});

test('free games that win one of themselves or more have no return', () => {
  expect(() => roundReturn({ win: fraction(1n, 2n), freeGames: fraction(1n) }, 2)).toThrow(RangeError);
});

test('the spread of a round without free games is the plain one', () => {
  const model: SlotModel = { ...smallModel, freeGames: { ...smallModel.freeGames, scatters: 15 } };
  const { combinations, wins, winSquares, hits } = enumerateStops(model);
  const stake = model.lines.length;
  const mean = Number(wins) / combinations / stake;
  const spread = roundSpread(model, enumerateStops(model));
  expect(spread.hitFrequency).toBe(hits / combinations);
  expect(spread.volatility).toBeCloseTo(Math.sqrt(Number(winSquares) / combinations / stake ** 2 - mean ** 2), 10);
  expect(approximately(returnToPlayer(model))).toBeCloseTo(mean, 12);
});

test('a percentage is cut off, never rounded up', () => {
  expect(decimalText(multiplied(fraction(2n, 3n), fraction(100n)), 7)).toBe('66.6666666');
  expect(decimalText(fraction(1n, 2000n), 3)).toBe('0.000');
  expect(decimalText(fraction(95n), 2)).toBe('95.00');
});
