import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOf, isWithin, lastUsedFirst, openMethods } from './depositRules.ts';

const method = { minAmount: '10', maxAmount: '20' };

test.each([
  [99_999n, false],
  [100_000n, true],
  [200_000n, true],
  [200_001n, false],
])('%s ten-thousandths lie within 10 and 20: %s', (amount, within) => expect(isWithin(amount, method)).toBe(within));

test.each([0n, -1n])('MON-004 %s ten-thousandths are no deposit, even where a method names no least amount', (amount) => {
  expect(isWithin(amount, { minAmount: '-5', maxAmount: '20' })).toBe(false);
  expect(isWithin(1n, { minAmount: '-5', maxAmount: '20' })).toBe(true);
});

test.each([
  ['0', '0', 1_000_000n, 0n],
  ['5', '0', 1_000_000n, 50_000n],
  ['0', '1', 1_000_000n, 10_000n],
  ['5', '2.5', 1_000_000n, 75_000n],
  // A share that is no whole ten-thousandth is rounded up.
  ['0', '0.0001', 1n, 1n],
  ['0', '1', 101n, 2n],
])('MC-04 a fee of %s and %s % on %s ten-thousandths is %s', (fixed, percent, amount, fee) =>
  expect(feeOf(amount, { fee: { fixed, percent } })).toBe(fee),
);

test('MC-04 a fee never shrinks as the amount grows, and is never below its fixed part', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 18n });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (one, other, percent) => {
      const fee = { fixed: '3', percent: String(percent) };
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(feeOf(less, { fee })).toBeLessThanOrEqual(feeOf(more, { fee }));
      expect(feeOf(less, { fee })).toBeGreaterThanOrEqual(30_000n);
    }),
  );
});

const methods = (['play', 'bank', 'wallet'] as const).map((methodId) => ({ methodId }));

test('MC-04 the method used last stands first, and the others keep their order', () => {
  const order = (lastUsed?: string) => lastUsedFirst(methods, lastUsed).map(({ methodId }) => methodId);
  expect(order()).toEqual(['play', 'bank', 'wallet']);
  expect(order('wallet')).toEqual(['wallet', 'play', 'bank']);
  expect(order('closed since')).toEqual(['play', 'bank', 'wallet']);
});

test('MC-04 without a payment provider nothing is offered that needs one', () => {
  const of = (kind: 'instant' | 'transfer' | 'redirect') => ({
    methodId: kind,
    kind,
    ...method,
    presets: [],
    fee: {
      fixed: '0',
      percent: '0',
    },
    expectedMinutes: 1,
    payWithinMinutes: 1,
  });
  const all = [of('instant'), of('transfer'), of('redirect')];
  expect(openMethods(all, false).map(({ kind }) => kind)).toEqual(['instant']);
  expect(openMethods(all, true)).toEqual(all);
});
