import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, writeAmount } from './amount.ts';

test('an amount survives being written and read', () => {
  fc.assert(fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => parseAmount(writeAmount(amount)) === amount));
});

test.each([
  ['0', 0n],
  ['1234', 12_340_000n],
  ['999999999999999.9999', 9_999_999_999_999_999_999n],
  ['0.5', 5_000n],
  ['-2.0001', -20_001n],
  ['9007199254740993', 90_071_992_547_409_930_000n],
])('%s is %s ten-thousandths', (text, amount) => {
  // Sixteen digits before the point are one too many to read.
  if (/^\d{16}/.test(text)) expect(() => parseAmount(text)).toThrow(RangeError);
  else expect(parseAmount(text)).toBe(amount);
  expect(writeAmount(amount)).toBe(text);
});

test.each(['', '1.23456', '1,5', '1e3', ' 1', '1 ', '1.', '-', '--1', '1-', 'NaN', '+1', '.5', '1.5.5', '1234567890123456'])(
  '“%s” is no amount',
  (text) => {
    expect(() => parseAmount(text)).toThrow(RangeError);
  },
);
