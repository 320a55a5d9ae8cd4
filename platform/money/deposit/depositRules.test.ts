import { expect, test } from 'vitest';
import { isWithin, mayBecome } from './depositRules.ts';

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

test('a deposit that is pending becomes paid or failed, and is neither a second time', () => {
  const states = ['PENDING', 'PAID', 'FAILED'] as const;
  const steps = states.flatMap((from) => states.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`));
  expect(steps).toEqual(['PENDING PAID', 'PENDING FAILED']);
});
