import { expect, test } from 'vitest';
import { timeToNextRound } from './roundPace.ts';

test.each([
  ['the first round', null, 10_000, 0],
  ['at the same moment', 10_000, 10_000, 2_500],
  ['a moment before', 10_000, 12_499, 1],
  ['in time', 10_000, 12_500, 0],
  ['later', 10_000, 99_000, 0],
  ['by a clock that was put back', 10_000, 9_999, 0],
])('PP-30 %s: after %s, at %i, one waits %i ms', (_what, last, now, wait) => {
  expect(timeToNextRound(last, now, 2_500)).toBe(wait);
});
