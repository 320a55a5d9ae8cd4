import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, tenThousandths } from '../../ui/Money/decimal.ts';
import { readAmount } from './readAmount.ts';
import { typedAmount } from './typedAmount.ts';

const read = (typed: string, language = 'en-GB') => readAmount(typed, language, '10000', '50000000');

test.each([
  ['200000', 'en-GB', '200000'],
  ['200,000', 'en-GB', '200000'],
  [' 1 200 000 ', 'en-GB', '1200000'],
  ['200000.50', 'en-GB', '200000.5'],
  ['1,200,000.25', 'en-GB', '1200000.25'],
  ['200.000', 'vi-VN', '200000'],
  ['1.200.000,25', 'vi-VN', '1200000.25'],
  ['1,200,000', 'vi-VN', '1200000'],
  ['00020000', 'vi-VN', '20000'],
])('%s in %s is %s', (typed, language, amount) => {
  expect(read(typed, language)).toEqual({ amount });
});

test.each([
  ['', 'en-GB', 'empty'],
  ['abc', 'en-GB', 'format'],
  ['-50000', 'en-GB', 'tooSmall'],
  ['−50.000', 'vi-VN', 'tooSmall'],
  ['--50000', 'en-GB', 'format'],
  ['1e6', 'en-GB', 'format'],
  ['20,00,000', 'en-GB', 'format'],
  ['20000.12345', 'en-GB', 'format'],
  ['200.000', 'en-GB', 'ambiguous'],
  ['200,000', 'vi-VN', 'ambiguous'],
  ['9999.9999', 'en-GB', 'tooSmall'],
  ['50,000,000.0001', 'en-GB', 'tooLarge'],
  ['9'.repeat(16), 'en-GB', 'tooLarge'],
  [`${'9'.repeat(40)},5`, 'vi-VN', 'tooLarge'],
])('%s in %s is refused as %s', (typed, language, problem) => {
  expect(read(typed, language)).toEqual({ problem });
});

test('an amount is exact, however large, and bounds are inclusive', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 19n - 1n });
  fc.assert(
    fc.property(amount, amount, amount, (value, low, high) => {
      const text = decimalOf(value);
      // Three decimals after up to three digits is the one form that is never guessed at.
      fc.pre(!/^[1-9]\d{0,2}\.\d{3}$/.test(text));
      const expected = value < low ? { problem: 'tooSmall' } : value > high ? { problem: 'tooLarge' } : { amount: text };
      expect(readAmount(text, 'en-GB', decimalOf(low), decimalOf(high))).toEqual(expected);
    }),
  );
});

test.each([
  ['EN', 'en-GB'],
  ['VI', 'vi-VN'],
])('an amount that is written into its field is read again as what it is: %s', (code, language) => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(decimalOf);
  fc.assert(
    fc.property(fc.oneof(amount, fc.constantFrom('200.125', '200.1250', '200.0000')), (value) => {
      expect(readAmount(typedAmount(value, code), language, '0', '100000')).toEqual({ amount: decimalOf(tenThousandths(value)) });
    }),
  );
});

test('decimals and ten-thousandths are each other’s reverse', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (value) => {
      expect(tenThousandths(decimalOf(value))).toBe(value);
    }),
  );
});

test('nothing that is typed throws, in any language', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('en-GB', 'vi-VN', 'th-TH', 'zh-CN', 'id-ID'), (typed, language) => void read(typed, language)),
  );
});
