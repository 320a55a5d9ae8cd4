// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫', currency: 'PLAY' });
const account = {
  id: 'account-1',
  bankName: 'River Bank',
  holderName: 'L•••',
  accountNumber: '•••• 4567',
  usableFrom: '2026-01-01T00:00:00Z',
};

async function openWithdraw() {
  const { environment } = await openPlace({ path: '/rng?panel=withdraw', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'WithdrawPageQuery', {
    viewer: {
      ...aMember,
      wallets: { main: money('150000') },
      paymentPassword: { isSet: true, factor: 'NONE', hint: '', coolingUntil: null },
      payoutAccounts: { mostAccounts: 5, coolingHours: 24, banks: [{ code: 'RIVER', name: 'River Bank' }], accounts: [account] },
      withdrawalTerms: {
        receiptMinutes: 30,
        minimum: money('10000'),
        maximum: money('20000000'),
        feeFixed: money('50'),
        feePercent: '1',
        leftToday: 5,
        dailyCount: 5,
      },
      withdrawals: { edges: [] },
    },
  });
  await screen.findByRole('heading', { name: 'Withdraw' });
}
async function pressFocused(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => button.click());
}

test('MC-05 each step begins at its heading, and the way back leads to the page’s own', async () => {
  await openWithdraw();
  expect(document.activeElement?.textContent).toBe('Member centre');
  for (const [step, heading] of [
    ['Add another account', 'Add an account to be paid to'],
    ['Change the payment password', 'Change the payment password'],
  ] as const) {
    await pressFocused(step);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
    await pressFocused('Back');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Withdraw' })));
  }
});
