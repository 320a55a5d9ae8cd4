import { expect, test, vi } from 'vitest';
import { businessDay, dayAfter, daysBefore, dayStart } from './businessDay.ts';

test.each([
  ['2026-03-31T16:59:59.999Z', 'Asia/Ho_Chi_Minh', '2026-03-31'],
  ['2026-03-31T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-04-01'],
  ['2026-01-01T07:59:59.999Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-03-31T16:59:59.999Z', 'UTC', '2026-03-31'],
])('%s lies in %s on %s', (at, timeZone, day) => expect(businessDay(Date.parse(at), timeZone)).toBe(day));

test('a zone that nobody knows is an error', () => expect(() => businessDay(0, 'Asia/Nowhere')).toThrow(RangeError));

test('a day is written so whatever order the texts of this Node have for one: that of Canada was another with ICU 72', () => {
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: object }, 'format', 'get').mockReturnValue(() => '04/01/2026');
  try {
    expect(businessDay(Date.parse('2026-03-31T17:00:00.000Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-04-01');
  } finally {
    written.mockRestore();
  }
});

test.each([
  ['2026-04-01', 'Asia/Ho_Chi_Minh', '2026-03-31T17:00:00.000Z'],
  ['2026-04-01', 'UTC', '2026-04-01T00:00:00.000Z'],
  ['2026-04-01', 'Pacific/Kiritimati', '2026-03-31T10:00:00.000Z'],
  ['2026-04-01', 'Asia/Kathmandu', '2026-03-31T18:15:00.000Z'],
  // The clocks are put forward on the first of these days, and back on the last.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // At midnight itself: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s begins in %s at %s, to the millisecond', (day, timeZone, begin) => {
  const start = dayStart(day, timeZone);
  expect(new Date(start).toISOString()).toBe(begin);
  expect([businessDay(start - 1, timeZone), businessDay(start, timeZone)]).toEqual([daysBefore(day, 1), day]);
});

test('days are counted over the ends of months and years', () => {
  expect([daysBefore('2028-03-01', 1), daysBefore('2026-03-01', 1), daysBefore('2026-01-01', 30)]).toEqual([
    '2028-02-29',
    '2026-02-28',
    '2025-12-02',
  ]);
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
});
