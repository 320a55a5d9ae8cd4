import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/openPlace.tsx';
import { money, openWithdraw } from '../../../testing/openWithdraw.ts';

const sent = { id: 'withdrawal-1', amount: money('50000'), payout: money('50000'), status: 'SENT', receiptDue: null, steps: [] };

test.each([
  [1, 'received 1 minute after', 'used 1 hour after'],
  [2, 'received 2 minutes after', 'used 2 hours after'],
])('MC-05 the brand’s times are told as one or as several: %i', async (count, minutes, hours) => {
  await openWithdraw({ coolingHours: count, receiptMinutes: count, withdrawals: [sent] });
  await press('Not received');
  expect(screen.getByText(/is not refunded/).textContent).toContain(minutes);
  await press('Add another account');
  expect(screen.getByText(/the same name as the first/).textContent).toContain(hours);
});

test.each([
  ['MEMBER' as const, 'Received'],
  ['TIME_OUT' as const, 'Counted as received'],
])('MC-05 received by %s, that is told as “%s”', async (by, words) => {
  const received = { status: 'RECEIVED' as const, happenedAt: '2026-11-20T03:05:05Z', by, reason: null };
  await openWithdraw({ withdrawals: [{ ...sent, status: 'RECEIVED', steps: [received] }] });
  expect(screen.getByText('2026-11-20 10:05:05').closest('li')?.textContent).toBe(`${words} 2026-11-20 10:05:05`);
});
