import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base32, fromBase32, matchingStep, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('LG-10 the code at %i seconds is the one of RFC 6238', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
});

test('AUT-011 a code is good one step before and after its own, and no further', () => {
  const step = 41_152_263;
  const now = step * 30_000;
  expect([-2, -1, 0, 1, 2].map((offset) => matchingStep(secret, totpCode(secret, step + offset), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
});

test('base 32 is read as it was written', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      expect([...fromBase32(base32(bytes))]).toEqual([...bytes]);
    }),
  );
});
