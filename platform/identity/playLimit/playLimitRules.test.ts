import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsAway } from '../../core/monthsAway.ts';
import {
  confirmLimit,
  type Limit,
  pendingOf,
  periodStart,
  promptFor,
  setLimit,
  timeCovered,
  timeOutEnd,
  timeToRealityCheck,
} from './playLimitRules.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zone = 'Asia/Ho_Chi_Minh';
const at = (text: string): number => new Date(text).getTime();
const now = at('2026-03-31T10:00:00+07:00');

describe('the time that a limit counts', () => {
  test.each([
    ['DAY', now, '2026-03-30T10:00:00+07:00'],
    ['WEEK', now, '2026-03-24T10:00:00+07:00'],
    ['MONTH', now, '2026-02-28T10:00:00+07:00'],
    ['MONTH', at('2026-03-15T00:30:00+07:00'), '2026-02-15T00:30:00+07:00'],
    ['MONTH', at('2028-03-31T23:59:59+07:00'), '2028-02-29T23:59:59+07:00'],
    ['MONTH', at('2026-01-01T00:00:00+07:00'), '2025-12-01T00:00:00+07:00'],
  ] as const)('PP-04 PP-05 %s before %s begins at %s', (period, from, start) => {
    expect(periodStart(period, from, zone)).toBe(at(start));
  });

  test('PP-04 a month keeps the clock time of the brand, be the clocks put forward in it', () => {
    expect(periodStart('MONTH', at('2026-04-10T09:00:00+02:00'), 'Europe/Berlin')).toBe(at('2026-03-10T09:00:00+01:00'));
    expect(monthsAway(at('2026-02-28T02:30:00+01:00'), 1, 'Europe/Berlin')).toBe(at('2026-03-28T02:30:00+01:00'));
  });
});

describe('a change of a limit', () => {
  const standing: Limit = { amount: 100n, asked: null };

  test('PP-08 a first one and a lower one hold at once, and take back what waits', () => {
    expect(setLimit(null, 100n, now)).toEqual({ amount: 100n, asked: null });
    expect(setLimit({ amount: 100n, asked: { amount: 200n, at: now - hour } }, 99n, now)).toEqual({ amount: 99n, asked: null });
    expect(setLimit({ amount: 100n, asked: { amount: null, at: now - hour } }, 100n, now)).toEqual(standing);
    expect(setLimit(null, null, now)).toBeNull();
  });

  test.each([101n, null])(
    'PP-08 a higher one, or none (%s), leaves the limit as it is for 24 hours, and then until the second yes',
    (wanted) => {
      const asked = setLimit(standing, wanted, now);
      expect(asked).toEqual({ amount: 100n, asked: { amount: wanted, at: now } });
      expect(confirmLimit(asked, now + day - 1)).toBeUndefined();
      expect(confirmLimit(asked, now + day)).toEqual(wanted === null ? null : { amount: 101n, asked: null });
      expect(confirmLimit(asked, now + 8 * day - 1)).not.toBeUndefined();
      expect(confirmLimit(asked, now + 8 * day)).toBeUndefined();
      expect(asked && pendingOf(asked, now + 8 * day)).toBeNull();
      expect(confirmLimit(standing, now + day)).toBeUndefined();
      expect(confirmLimit(null, now + day)).toBeUndefined();
    },
  );

  test('PP-08 the same asked for again waits no longer, another amount waits anew', () => {
    const asked = setLimit(standing, 200n, now);
    expect(setLimit(asked, 200n, now + hour)).toEqual(asked);
    expect(setLimit(asked, 201n, now + hour)).toEqual({ amount: 100n, asked: { amount: 201n, at: now + hour } });
    expect(setLimit(asked, 200n, now + 9 * day)).toEqual({ amount: 100n, asked: { amount: 200n, at: now + 9 * day } });
  });

  test('PP-08 whatever is wished for in whatever order, no limit is higher than a day before unless it was confirmed', () => {
    const step = fc.record({ wanted: fc.option(fc.bigInt({ min: 0n, max: 9n })), hours: fc.integer({ min: 0, max: 30 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let limit: Limit | null = { amount: 5n, asked: null };
        let time = now;
        for (const { wanted, hours } of steps) {
          const before: bigint = limit.amount;
          limit = setLimit(limit, wanted, (time += hours * hour)) ?? { amount: 0n, asked: null };
          expect(limit.amount).toBe(wanted !== null && wanted <= before ? wanted : before);
        }
      }),
    );
  });
});

test.each([
  ['DAY', now + day],
  ['WEEK', now + 7 * day],
  ['MONTH', at('2026-04-30T10:00:00+07:00')],
  ['SIX_WEEKS', now + 42 * day],
] as const)('PP-12 a time-out of a %s is over then, and never sooner than one that runs', (length, end) => {
  expect(timeOutEnd(length, now, zone, null)).toBe(end);
  expect(timeOutEnd(length, now, zone, end + 1)).toBe(end + 1);
  expect(timeOutEnd(length, now, zone, now)).toBe(end);
});

test('PP-03 PP-10 a member is asked for limits once, and again six months after looking through them', () => {
  expect(promptFor(null, now, zone)).toBe('FIRST');
  const reviewed = at('2025-09-30T10:00:00+07:00');
  expect(promptFor(reviewed, at('2026-03-30T10:00:00+07:00') - 1, zone)).toBe('NONE');
  expect(promptFor(reviewed, at('2026-03-30T10:00:00+07:00'), zone)).toBe('REVIEW');
});

test('PP-06 time that two sessions share counts once, and what was before the period not at all', () => {
  expect(
    timeCovered(
      [
        { from: 10, to: 30 },
        { from: 20, to: 40 },
        { from: 60, to: 70 },
      ],
      0,
    ),
  ).toBe(40);
  expect(
    timeCovered(
      [
        { from: 60, to: 70 },
        { from: 20, to: 40 },
        { from: 10, to: 30 },
      ],
      0,
    ),
  ).toBe(40);
  expect(
    timeCovered(
      [
        { from: 10, to: 30 },
        { from: 5, to: 8 },
      ],
      25,
    ),
  ).toBe(5);
  expect(
    timeCovered(
      [
        { from: 0, to: 100 },
        { from: 20, to: 30 },
      ],
      10,
    ),
  ).toBe(90);
  expect(timeCovered([], 0)).toBe(0);
});

test('PP-17 play waits for an answer so many minutes after the session began, or after the last answer', () => {
  expect(timeToRealityCheck(now, null, null, 60, now + hour - 1)).toBe(1);
  expect(timeToRealityCheck(now, null, null, 60, now + hour)).toBe(0);
  expect(timeToRealityCheck(now, now + hour, null, 60, now + hour)).toBe(hour);
  expect(timeToRealityCheck(now, now - hour, null, 10, now + 10 * 60_000)).toBe(0);
});
