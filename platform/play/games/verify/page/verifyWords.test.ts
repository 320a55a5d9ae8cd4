import { expect, test } from 'vitest';
import { loadVerifyWords } from './verifyWords.ts';

/** Half past midnight of 2 February in Ho Chi Minh City, while it is still the first in London. */
const at = Date.UTC(2026, 1, 1, 17, 30, 5);

test('MC-07 a moment is told on the house’s clock, whatever the reader’s, and its zone is named', async () => {
  const { time } = await loadVerifyWords('EN', 'Asia/Ho_Chi_Minh');
  expect(time(at)).toBe('2 Feb 2026, 00:30:05 GMT+7');
  expect((await loadVerifyWords('EN', 'UTC')).time(at)).toBe('1 Feb 2026, 17:30:05 UTC');
});

test('MC-07 the year is that of the record, also in Thai, which has another calendar', async () => {
  expect((await loadVerifyWords('TH', 'UTC')).time(at)).toMatch(/^1 .* 2026 17/);
});
