import { expect, test } from 'vitest';
import { momentOf } from './momentOf.ts';

test.each([
  ['2026-11-22T08:30', 'Asia/Ho_Chi_Minh', '2026-11-22T01:30:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-01-01T00:00', 'Europe/Berlin', '2025-12-31T23:00:00.000Z'],
  // Summer time begins at two: half past two is never shown there.
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, moment) => {
  expect(new Date(momentOf(local, timeZone) ?? 0).toISOString()).toBe(moment);
});

test('nothing is no moment, and neither is what is no time', () => {
  expect(momentOf('', 'UTC')).toBeUndefined();
  expect(momentOf('tomorrow', 'UTC')).toBeNaN();
  for (const wrong of ['2026-13-01T00:00', '2026-02-30T00:00', '2026-02-28T24:30', '2026-02-28', '0026-11-28T12:00'])
    expect([wrong, momentOf(wrong, 'UTC')]).toEqual([wrong, Number.NaN]);
});
