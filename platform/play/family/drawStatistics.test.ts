import { expect, test } from 'vitest';
import { drawStream } from './drawStream.ts';
import { countsOf, passesChiSquare } from './testing/passesChiSquare.ts';

const seeds = { serverSeed: '106e484adfc23cff08822251cc2fb8f67413e5e9ebef2c59df6c9460c87696a6', clientSeed: 'bến đò' };

/** Draws of one round after the other. */
function drawn(length: number, count: number): readonly number[] {
  const { draw } = drawStream({ ...seeds, nonce: length });
  return Array.from({ length: count }, () => draw(length));
}

/** The first draw of each round. */
const drawnFirst = (length: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, nonce) => drawStream({ ...seeds, nonce }).draw(length));

const pairsOf = (places: readonly number[], length: number): readonly number[] =>
  places.flatMap((place, index) => (index % 2 === 0 ? [] : [(places[index - 1] ?? 0) * length + place]));

// By the printed tables of chi-square at 0.999 and 0.001: 20.515 and 0.210 of 5 degrees of freedom, 43.820 and 5.407 of 19, 148.230 and 61.137 of 99.
test.each([
  [6, [4, 32], [2, 33]],
  [20, [17, 46], [16, 47]],
  [100, [56, 86], [55, 87]],
])('of %i places, the bounds are those of the table', (length, within, beyond) => {
  /** A hundred of each, but for one that has more of them and one that has as many less: chi-square is the fiftieth part of its square. */
  const apart = (more: number) => [100 + more, 100 - more, ...Array.from({ length: length - 2 }, () => 100)];
  expect(within.map((more) => passesChiSquare(apart(more)))).toEqual([true, true]);
  expect(beyond.map((more) => passesChiSquare(apart(more)))).toEqual([false, false]);
});

test('the test tells a place that comes up a little more often than the others, and places that take turns', () => {
  const fair = drawn(20, 40_000);
  expect(passesChiSquare(countsOf(fair, 20))).toBe(true);
  expect(
    passesChiSquare(
      countsOf(
        fair.map((place, index) => (index % 100 === 0 ? 7 : place)),
        20,
      ),
    ),
  ).toBe(false);
  expect(
    passesChiSquare(
      countsOf(
        fair.map((_place, index) => index % 20),
        20,
      ),
    ),
  ).toBe(false);
});

test.each([2, 6, 20, 37, 52, 100, 997])('PP-27 of %i places each comes up as often as chance has it (chi-square)', (length) => {
  const count = Math.max(20_000, 20 * length);
  expect(passesChiSquare(countsOf(drawn(length, count), length))).toBe(true);
});

test.each([2, 6, 20, 37])('PP-27 of %i places each follows each, in a round and from one round to the next (serial)', (length) => {
  const count = Math.max(10_000, 20 * length ** 2);
  expect(passesChiSquare(countsOf(pairsOf(drawn(length, count), length), length ** 2))).toBe(true);
  expect(passesChiSquare(countsOf(drawnFirst(length, count), length))).toBe(true);
  expect(passesChiSquare(countsOf(pairsOf(drawnFirst(length, count), length), length ** 2))).toBe(true);
});
