import { expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';

test.each([
  ['TY', '07:05 05/02/2026'],
  ['VI', '07:05 05/02/2026'],
  ['EN', '05/02/2026, 07:05'],
  ['CN', '2026/02/05 07:05'],
  ['TH', '05/02/2026 07:05'],
  ['ID', '05/02/2026, 07.05'],
])('in %s a time names the whole year, which is that of the common calendar: %s', (language, text) => {
  expect(formatTime(new Date(2026, 1, 5, 7, 5).toISOString(), language)).toBe(text);
});
