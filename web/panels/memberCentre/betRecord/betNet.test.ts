import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, tenThousandths } from '../decimal.ts';
import { betNet, betTotals } from './betNet.ts';

const bet = (stake: string, win: string, status = 'SETTLED') => ({ stake: { amount: stake }, win: { amount: win }, status });

test('MC-07 the net of a settled bet is its win less its stake, exactly', () => {
  expect(betNet(bet('0.3', '0.1'))).toBe('-0.2');
  expect(betNet(bet('1000', '1000'))).toBe('0');
  expect(betNet(bet('1000', '0', 'PLACED'))).toBeNull();
  expect(betNet(bet('1000', '0', 'VOID'))).toBeNull();
});

test('MC-07 totals leave void bets out, and count open ones for their stake alone', () => {
  expect(betTotals([bet('100', '250'), bet('50', '0'), bet('70', '0', 'PLACED'), bet('999', '0', 'VOID')])).toEqual({
    stake: '220',
    win: '250',
    net: '100',
  });
});

test('MC-07 with settled bets alone the total net is the total win less the total stake', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(decimalOf);
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount)), (pairs) => {
      const { stake, win, net } = betTotals(pairs.map(([one, two]) => bet(one, two)));
      expect(tenThousandths(net)).toBe(tenThousandths(win) - tenThousandths(stake));
    }),
  );
});
