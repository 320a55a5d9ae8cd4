import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

const limit = { kind: 'DEPOSIT' as const, period: 'DAY' as const, amount: '50000', used: '0', left: '50000', pending: null };
const protection = { prompt: 'NONE' as const, currencySymbol: '₫', realityCheckMinutes: 60, limits: [limit] };

test('PP-08 a limit whose end was asked for keeps the focus, and says that it still holds', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=limits', viewer: aMember });
  await answer(environment, 'LimitsPageQuery', { viewer: { ...aMember, playProtection: protection } });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const row = await screen.findByRole('listitem', { name: 'Deposits, 24 hours' });
  const button = within(row).getByRole('button', { name: 'Remove the limit' });
  button.focus();
  await act(async () => button.click());
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const pending = { amount: null, confirmFrom: inDays(1), confirmUntil: inDays(8) };
  await answer(environment, 'useChangeLimitsSetMutation', {
    setPlayLimit: {
      __typename: 'PlayProtectionPayload',
      viewer: { id: aMember.id, playPause: null, playProtection: { ...protection, limits: [{ ...limit, pending }] } },
    },
  });
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.getByRole('listitem', { name: /^Deposits, 24 hours You asked to remove this limit/ })).toBe(row);
  expect(await screen.findByText('Noted. It takes effect once you have confirmed it.')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
});
