import { expect, test } from 'vitest';
import { shortestRoundOf, timeToNextRound } from './roundPace.ts';

const at = (...times: readonly number[]) => times.map((takenAt) => ({ takenAt }));

test.each([
  ['no round', at(), 10_000, 0],
  ['one of the same moment', at(10_000), 10_000, 2_500],
  ['one that is a moment from its end', at(10_000), 12_499, 1],
  ['one that is over', at(10_000), 12_500, 0],
  ['one of long ago', at(10_000), 99_000, 0],
  ['one by a clock that is a round ahead', at(12_500), 10_000, 2_500],
  ['one by a clock that is further ahead', at(12_501), 10_000, 0],
  ['several, of which the latest counts', at(8_000, 9_000), 10_000, 1_500],
  ['several, of which one is by a clock far ahead', at(99_000, 9_000), 10_000, 1_500],
])('PP-30 after %s, at %j, one waits at %i for %i ms', (_what, last, now, wait) => {
  expect(timeToNextRound(last, now, 2_500)).toBe(wait);
});

test.each([
  ['says nothing of it', {}, 2_500],
  ['is to go slower', { shortestRound: 5_000 }, 5_000],
  ['would go faster', { shortestRound: 100 }, 2_500],
])('PP-30 a game that %s goes by the pace of %j, never below that of the brand', (_what, title, pace) => {
  expect(shortestRoundOf({ slots: { shortestRound: 2_500, canStopEarly: false } }, title)).toBe(pace);
});
