import { screen } from '@testing-library/react';
import { answer } from './answer.ts';
import { aMember, openPlace } from './openPlace.tsx';

export const money = (amount: string) => ({ amount, symbol: '₫', currency: 'PLAY' });

/** An account that can be paid to. */
export const account = {
  id: 'account-1',
  bankName: 'River Bank',
  holderName: 'L•••',
  accountNumber: '•••• 4567',
  usableFrom: '2026-01-01T00:00:00Z',
};

/** What the main wallet holds. */
export const walletsOf = (main: string) => ({ main: { amount: main, symbol: '₫' } });

/** The page of withdrawals, of a member who has all that one needs. */
export async function openWithdraw({
  isSet = true,
  accounts = [account],
  factor = 'NONE' as 'NONE' | 'PHONE' | 'EMAIL' | 'TOTP',
  hint = '',
  main = '100000',
  withdrawals = [] as object[],
  coolingHours = 24,
  receiptMinutes = 30,
} = {}) {
  const place = await openPlace({ path: '/rng?panel=withdraw', viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(place.environment, 'WithdrawPageQuery', {
    viewer: {
      ...aMember,
      wallets: walletsOf(main),
      paymentPassword: { isSet, factor, hint, coolingUntil: null },
      payoutAccounts: { maxAccounts: 5, coolingHours, banks: [{ code: 'RIVER', name: 'River Bank' }], accounts },
      withdrawalTerms: {
        receiptMinutes,
        minimum: money('10000'),
        maximum: money('20000000'),
        fee: { fixed: money('50'), percent: '1' },
        countLeftToday: 5,
        dailyCount: 5,
      },
      withdrawals: { edges: withdrawals.map((node) => ({ node: { __typename: 'Withdrawal' as const, ...node } })) },
    },
  });
  await screen.findByRole('heading', { name: 'Withdraw' });
  return place;
}
