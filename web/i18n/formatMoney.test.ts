import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenAmounts, writtenMoney } from '../../tests/money/writtenMoney.ts';
import { formatAmount, formatMoney } from './formatMoney.ts';

test.each(writtenMoney)('$amount $symbol in $language is $text', ({ amount, symbol, language, sign = false, text }) => {
  expect(formatMoney({ amount, symbol }, language, { sign })).toBe(text);
});

test.each(writtenAmounts)('$amount alone in $language is $text', ({ amount, language, text }) => {
  expect(formatAmount(amount, language)).toBe(text);
});

test('no digit is lost, whatever the amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 9999 }), (whole, part) => {
      const shown = formatAmount(`${whole}.${String(part).padStart(4, '0')}`, 'EN');
      const [integer = '', fraction = ''] = shown.split('.');
      return integer.replaceAll(',', '') === String(whole) && Number(fraction.padEnd(4, '0')) === part;
    }),
  );
});
