import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { changed, daily, openLimits } from './testing/openLimits.tsx';

test('PP-08 a limit whose end was asked for keeps the focus, and says that it still holds', async () => {
  const { environment } = await openLimits();
  const row = await screen.findByRole('listitem', { name: 'Deposits, 24 hours' });
  const button = within(row).getByRole('button', { name: 'Remove the limit' });
  button.focus();
  await act(async () => button.click());
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const pending = { amount: null, confirmFrom: inDays(1), confirmUntil: inDays(8) };
  await answer(environment, 'useChangeLimitsSetMutation', { setPlayLimit: changed({ limits: [{ ...daily, pending }] }) });
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.getByRole('listitem', { name: /^Deposits, 24 hours You asked to remove this limit/ })).toBe(row);
  expect(await screen.findByText('Noted. It takes effect once you have confirmed it.')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
});
