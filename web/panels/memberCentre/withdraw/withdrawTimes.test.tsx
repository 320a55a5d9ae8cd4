// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫', currency: 'PLAY' });
const sent = { id: 'withdrawal-1', amount: money('50000'), payout: money('50000'), status: 'SENT' as const, receiptDue: null, steps: [] };

/** The page of a brand both of whose times are `count`, the one in hours and the other in minutes. */
async function openWithdraw(count: number) {
  const { environment } = await openPlace({ path: '/rng?panel=withdraw', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'WithdrawPageQuery', {
    viewer: {
      ...aMember,
      paymentPassword: { isSet: true, factor: 'NONE', hint: '', coolingUntil: null },
      payoutAccounts: {
        mostAccounts: 5,
        coolingHours: count,
        banks: [{ code: 'RIVER', name: 'River Bank' }],
        accounts: [{ id: 'account-1', bankName: 'River Bank', usableFrom: '2026-01-01T00:00:00Z' }],
      },
      wallets: { main: money('150000') },
      withdrawalTerms: {
        receiptMinutes: count,
        minimum: money('10000'),
        maximum: money('20000000'),
        feeFixed: money('50'),
        feePercent: '1',
        leftToday: 5,
        dailyCount: 5,
      },
      withdrawals: { edges: [{ node: { __typename: 'Withdrawal' as const, ...sent } }] },
    },
  });
}

test.each([
  [1, 'after 1 minute.', 'used 1 hour after'],
  [2, 'after 2 minutes.', 'used 2 hours after'],
])('MC-05 the brand’s times are told as one or as several: %i', async (count, minutes, hours) => {
  await openWithdraw(count);
  await press('Not received');
  expect(screen.getByText(/is not refunded/).textContent).toContain(minutes);
  await press('Add another account');
  expect(screen.getByText(/the same name as the first/).textContent).toContain(hours);
});
