import { expect, test } from 'vitest';
import { doubtsOf, feeOf, isWithin, mayBecome, type WithdrawalStatus } from './withdrawalRules.ts';

const all: readonly WithdrawalStatus[] = ['PENDING', 'APPROVED', 'SENT', 'RECEIVED', 'DISPUTED', 'REJECTED', 'FAILED', 'RETURNED'];

test('a withdrawal goes these ways and no other; none leads back', () => {
  const steps = all.flatMap((from) => all.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`));
  expect(steps).toEqual([
    'PENDING APPROVED',
    'PENDING REJECTED',
    'APPROVED SENT',
    'APPROVED FAILED',
    'SENT RECEIVED',
    'SENT DISPUTED',
    'DISPUTED RECEIVED',
    'DISPUTED RETURNED',
  ]);
});

test.each([
  [99_999n, false],
  [100_000n, true],
  [200_000n, true],
  [200_001n, false],
  [0n, false],
  [-100_000n, false],
])('%s ten-thousandths lie within 10 and 20: %s', (amount, within) =>
  expect(isWithin(amount, { minAmount: '10', maxAmount: '20' })).toBe(within),
);

test.each([
  ['0', '0', 0n],
  ['50', '0', 500_000n],
  ['50', '1', 600_000n],
  ['0', '0.5', 50_000n],
  // Parts of a ten-thousandth are the member's.
  ['0', '0.0001', 10n],
  ['2000', '0', 10_000_000n],
])('of 1,000 a fee of %s and %s per cent is %s ten-thousandths, and never more than there is', (feeFixed, feePercent, fee) =>
  expect(feeOf(10_000_000n, { feeFixed, feePercent })).toBe(fee),
);

test.each([
  [{ amount: 1_000n, askedToday: 0n, isDisputing: false }, []],
  [{ amount: 1_000_001n, askedToday: 0n, isDisputing: false }, ['large']],
  [{ amount: 1_000_000n, askedToday: 1_000_000n, isDisputing: false }, []],
  [{ amount: 1_000_000n, askedToday: 1_000_001n, isDisputing: false }, ['largeTogether']],
  [{ amount: 1_000n, askedToday: 0n, isDisputing: true }, ['disputing']],
])('%o is looked at for %o, where 100 go by themselves', (asked, doubts) =>
  expect(doubtsOf(asked, { automaticUpTo: '100' })).toEqual(doubts),
);
