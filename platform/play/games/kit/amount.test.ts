import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, compareAmounts, payOf, shareOf, subtractAmounts } from './amount.ts';
import { parseAmount, writeAmount } from '../../../core/ledger/amount.ts';

const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(writeAmount);

test('sums and differences are exact beyond what a double holds', () => {
  expect(addAmounts('900719925474.0993', '0.0001')).toBe('900719925474.0994');
  expect(subtractAmounts('0.3', '0.1')).toBe('0.2');
  fc.assert(
    fc.property(amounts, amounts, (left, right) => {
      expect(subtractAmounts(addAmounts(left, right), right)).toBe(left);
    }),
  );
});

test('amounts compare by value, not by their text', () => {
  expect([compareAmounts('10', '9'), compareAmounts('1.50', '1.5'), compareAmounts('-2', '1')]).toEqual([1, 0, -1]);
});

test('what is not an amount is refused', () => {
  for (const text of ['', '1e3', '1,000', 'NaN', '1.00001', ' 1']) expect(() => addAmounts(text, '0')).toThrow(RangeError);
});

test('a pay is a multiple of the line stake', () => {
  expect(payOf('200', 10, 3)).toBe('60');
  expect(payOf('0.5', 10, 7)).toBe('0.35');
  expect(payOf('200', 1, 20)).toBe('4000');
});

test('counting up stays below the amount, ends at it and shows no places that it has not', () => {
  expect(shareOf('4900', 1000)).toBe('4900');
  expect(shareOf('0.35', 1000)).toBe('0.35');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 1000 }), (whole, share) => {
      const shown = parseAmount(shareOf(whole.toString(), share));
      expect(shown <= whole * 10_000n && shown % 10_000n === 0n).toBe(true);
    }),
  );
});
