import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToDecimal, isDecimal } from './decimal.ts';

describe('Decimal', () => {
  test.each(['0', '1', '-1', '12.5', '0.0001', '999999999999999.9999', '100.00', '-0.5'])('takes "%s"', (text) => {
    expect(isDecimal(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '-0',
    '-0.00',
    '1e3',
    '1E308',
    '9'.repeat(16),
    '9'.repeat(40),
    '0.00001',
    '1.',
    '.5',
    '+1',
    '01',
    ' 10',
    '10 ',
    '10,000',
    '0x10',
    'NaN',
    'Infinity',
    '١٢',
    '１２',
    '1_000',
    '1\n',
    '--1',
  ])('MON-004 refuses "%s"', (text) => {
    expect(isDecimal(text)).toBe(false);
  });

  test.each([0.1 + 0.2, 10, 10n, null, undefined, ['1'], { amount: '1' }, true])('MON-004 refuses %s, which is not text', (value) => {
    expect(isDecimal(value)).toBe(false);
  });

  test('MON-004 takes every whole number of ten-thousandths in its bounds, written the canonical way', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999_999_999n }), fc.boolean(), (units, negative) => {
        const text = `${negative && units > 0n ? '-' : ''}${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
        expect(isDecimal(text)).toBe(true);
      }),
    );
  });
});

test.each([
  ['95.103125', '95.1031'],
  ['95.1', '95.1'],
  ['96.02049999', '96.0204'],
  ['95', '95'],
  ['95.', null],
  ['-1.5', null],
  ['1e2', null],
  ['', null],
  ['95,1', null],
  [undefined, null],
] as const)('a return of %j is told as %j', (text, told) => {
  expect(cutToDecimal(text)).toBe(told);
});

// Of so many, an expression that tries every way to share them out would take hours.
test.each([
  ['digits and none', `${'1'.repeat(1_000_000)}x`],
  ['digits behind the point and none', `0.${'1'.repeat(1_000_000)}x`],
  ['digits', '1'.repeat(1_000_000)],
])('a return of a million %s is none, and keeps nobody waiting', (_what, text) => {
  expect(cutToDecimal(text)).toBeNull();
});
