import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dayIn, daysBetween, isDay, lastDays, shiftDay, shiftRange } from './days.ts';

test('MC-07 today is that of the house, whatever the reader’s clock says', () => {
  const at = Date.UTC(2026, 10, 22, 17, 30);
  expect([dayIn('Asia/Ho_Chi_Minh', at), dayIn('UTC', at)]).toEqual(['2026-11-23', '2026-11-22']);
});

test('MC-07 today is a day also in a browser that writes those of Canada month first, as Chrome 110 does', () => {
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: object }, 'format', 'get').mockReturnValue(() => '11/23/2026');
  try {
    expect(dayIn('Asia/Ho_Chi_Minh', Date.UTC(2026, 10, 22, 17, 30))).toBe('2026-11-23');
  } finally {
    written.mockRestore();
  }
});

test('MC-07 the last 7 and 30 days end today, and step back and forth by as many', () => {
  expect(lastDays('2026-11-22', 1)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(lastDays('2026-11-22', 7)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lastDays('2026-11-22', 30)).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(shiftRange({ from: '2026-11-16', to: '2026-11-22' }, -7, '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
});

test('MC-07 a step back and one forth lead where they began', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.constantFrom(7, 30),
      (date, by) => {
        const day = date.toISOString().slice(0, 10);
        expect(shiftDay(shiftDay(day, by), -by)).toBe(day);
      },
    ),
  );
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['today', false],
  [null, false],
])('MC-07 %j from an address is a day: %j', (text, is) => expect(isDay(text)).toBe(is));

test('MC-09 every day of a range is there once, the last ones where it is longer than can be shown', () => {
  expect(daysBetween({ from: '2026-02-27', to: '2026-03-02' }, 90)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysBetween({ from: '2026-01-01', to: '2026-03-02' }, 2)).toEqual(['2026-03-01', '2026-03-02']);
  expect(daysBetween({ from: '2026-03-02', to: '2026-03-01' }, 9)).toEqual([]);
});
