import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { money, openWithdraw } from '../../../testing/openWithdraw.ts';

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

const sent = {
  id: 'withdrawal-1',
  reference: '0199-1',
  bankName: 'River Bank',
  accountNumber: '•••• 4567',
  status: 'SENT' as const,
  amount: money('50000'),
  payout: money('50000'),
  receiptDue: null,
  steps: [{ status: 'SENT' as const, happenedAt: '2026-11-20T03:04:05Z', by: 'BANK' as const, reason: null }],
};

test('MC-05 once a withdrawal is said to have arrived the focus stays at it, and what has come of it is read out', async () => {
  const { environment } = await openWithdraw({ withdrawals: [sent] });
  const row = screen.getByRole('listitem', { name: '₫50,000 to River Bank •••• 4567' });
  for (const button of within(row).getAllByRole('button'))
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('₫50,000 to River Bank •••• 4567');
  await pressFocused('Received');
  const received = { ...sent.steps[0], status: 'RECEIVED' as const, happenedAt: '2026-11-20T03:05:05Z', by: 'MEMBER' as const };
  await answer(environment, 'WithdrawalRowMutation', {
    confirmWithdrawal: {
      __typename: 'ConfirmWithdrawalPayload',
      withdrawal: { ...sent, status: 'RECEIVED', steps: [...sent.steps, received] },
    },
  });
  await waitFor(() => expect(document.activeElement).toBe(row));
  const said = within(row).getByRole('list');
  expect([said.getAttribute('aria-live'), said.textContent]).toEqual(['polite', expect.stringMatching(/Paid out .*Received /)]);
});
