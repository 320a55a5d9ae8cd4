import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessableKey } from './isGuessableKey.ts';

const piece = randomBytes(16);

test.each([
  ['zeros', Buffer.alloc(32)],
  ['one byte', Buffer.alloc(32, 0xa7)],
  ['two bytes', Buffer.from('5aa5'.repeat(16), 'hex')],
  ['seven bytes in no order', Buffer.from('abcdefggfedcbaadgbcefgdabecgfdab')],
  ['a count', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
  ['a count by three', Buffer.from(Array.from({ length: 32 }, (_, index) => 200 - 3 * index))],
  ['the alphabet', Buffer.from('abcdefghijklmnopqrstuvwxyz0123456789')],
  ['half a key twice', Buffer.concat([piece, piece])],
  ['a phrase over and over', Buffer.from('change-me-please-change-me-please-')],
])('%s is no key', (_name, bytes) => expect(isGuessableKey(bytes)).toBe(true));

test.each(['base64url', 'hex', 'latin1'] as const)('what was drawn is one, written in %s too', (encoding) => {
  for (let count = 0; count < 500; count += 1)
    expect(isGuessableKey(Buffer.from(randomBytes(32).toString(encoding), 'latin1'))).toBe(false);
});
