import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './formatMoney.ts';

test.each([
  ['1000', 'EN', '₫1,000'],
  ['1234.5', 'EN', '₫1,234.50'],
  ['1234.5', 'TY', '1.234,50\u00a0₫'],
  ['-0.0001', 'EN', '-₫0.0001'],
  ['999999999999999.9999', 'EN', '₫999,999,999,999,999.9999'],
  ['20.0000', 'ID', '₫20'],
])('%s in %s is %s', (amount, language, text) => {
  expect(formatMoney({ amount, symbol: '₫' }, language)).toBe(text);
});

test('a symbol of letters stands apart from the digits', () => {
  expect(formatMoney({ amount: '-5', symbol: 'DEMO' }, 'EN')).toBe('-DEMO\u00a05');
  expect(formatMoney({ amount: '5', symbol: 'DEMO' }, 'TY')).toBe('5\u00a0DEMO');
});

test('a gain carries a plus where asked, nothing carries none', () => {
  expect(formatMoney({ amount: '5', symbol: '₫' }, 'EN', { sign: true })).toBe('+₫5');
  expect(formatMoney({ amount: '0', symbol: '₫' }, 'EN', { sign: true })).toBe('₫0');
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
