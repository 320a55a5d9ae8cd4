import { expect, test, vi } from 'vitest';
import { businessDay } from './businessDay.ts';

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
