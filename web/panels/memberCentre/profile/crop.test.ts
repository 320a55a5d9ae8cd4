import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, maxZoom, middle, panned } from './crop.ts';

test.each([
  [{ width: 400, height: 200 }, middle, { x: 0.25, y: 0, side: 1 }],
  [
    { width: 200, height: 400 },
    { zoom: 1, across: 0.5, down: 0 },
    { x: 0, y: 0, side: 1 },
  ],
  [
    { width: 400, height: 200 },
    { zoom: 2, across: 1, down: 0.5 },
    { x: 0.75, y: 0.25, side: 0.5 },
  ],
])('MC-16 of %j, seen as %j, the square %j is cut', (size, view, expected) => {
  expect(cropOf(size, view)).toEqual(expected);
});

test('MC-16 however it is moved and enlarged, the square lies within the picture', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.integer({ min: 1, max: 10_000 });
  const step = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(
      length,
      length,
      part,
      part,
      fc.double({ min: 1, max: maxZoom, noNaN: true }),
      step,
      step,
      (width, height, across, down, zoom, right, below) => {
        const size = { width, height };
        const { x, y, side } = cropOf(size, panned(size, { zoom, across, down }, right, below));
        const square = side * Math.min(width, height);
        for (const [from, whole] of [
          [x * width, width],
          [y * height, height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from + square).toBeLessThanOrEqual(whole * (1 + 1e-9));
        }
      },
    ),
  );
});

test('MC-16 a picture follows the hand: by half a square to the right, the square is half a square further left', () => {
  const size = { width: 400, height: 200 };
  const before = cropOf(size, middle).x;
  expect(cropOf(size, panned(size, middle, 0.25, 0)).x).toBeCloseTo(before - (0.25 * 200) / 400);
});
