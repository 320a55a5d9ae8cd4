import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageText } from './messageText.ts';

test.each([
  ['  Hello \r\n\r\n\r\n\r\nthere\t. ', 'Hello\n\nthere .'],
  ['e\u0301', 'é'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['ก็ได้ 👍🏽', 'ก็ได้ 👍🏽'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%j is kept as %j', (typed, kept) => {
  expect(messageText(typed, 200)).toBe(kept);
});

test('as long as it may be, and not one character longer; a pair of code units is one character', () => {
  expect(messageText('🛶'.repeat(10), 10)).toBe('🛶'.repeat(10));
  expect(messageText('🛶'.repeat(11), 10)).toBeUndefined();
  expect(messageText(Array(12).fill('a').join('\n'), 100)).toBeDefined();
  expect(messageText(Array(13).fill('a').join('\n'), 100)).toBeUndefined();
});

test('whatever is typed, what is kept has no controls, is not empty, and is kept as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = messageText(typed, 500);
      if (kept === undefined) return;
      expect(kept).not.toBe('');
      expect(kept).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u);
      expect(messageText(kept, 500)).toBe(kept);
    }),
  );
});
