// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const row = (index: number, status: 'RECEIVED' | 'SENT' | 'DISPUTED' = 'RECEIVED') => ({
  node: { __typename: 'Withdrawal' as const, id: `withdrawal-${index}`, bankName: 'River Bank', status, receiptDue: null, steps: [] },
});
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));
const pageOf = (edges: ReturnType<typeof row>[], endCursor: string | null) => ({
  edges,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const viewerWith = (withdrawals: ReturnType<typeof pageOf>) => ({
  viewer: { ...aMember, wallets: { main: { amount: '1500' } }, paymentPassword: { coolingUntil: null }, withdrawals },
});

afterEach(() => vi.useRealTimers());

/** The page with twenty withdrawals, and older ones behind them. */
async function openList(first = row(0)) {
  const place = await openPlace({ path: '/rng?panel=withdraw', viewer: aMember });
  const { environment } = place;
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'WithdrawPageQuery', viewerWith(pageOf([first, ...rows(1, 19)], 'cursor-20')));
  const region = within(await screen.findByRole('region', { name: 'Your withdrawals' }));
  const older = (edges: ReturnType<typeof row>[], endCursor: string | null = null) =>
    answer(environment, 'WithdrawalListPaginationQuery', {
      node: { __typename: 'Member', id: aMember.id, withdrawals: pageOf(edges, endCursor) },
    });
  return { ...place, older, shown: () => region.getAllByText(/ to River Bank/).length };
}

test('MC-05 older withdrawals come twenty at a time, below the newer ones; one of them can still be said to have arrived', async () => {
  const { environment, older, shown } = await openList();
  await press('Show older withdrawals');
  await fail(environment, 'WithdrawalListPaginationQuery');
  expect(screen.getByRole('alert').textContent).toBe('Older withdrawals could not be loaded. Try again.');
  await press('Show older withdrawals');
  expect(variablesOf(environment, 'WithdrawalListPaginationQuery')).toMatchObject({ count: 20, cursor: 'cursor-20' });
  await older([row(20, 'DISPUTED')]);
  expect(shown()).toBe(21);
  expect(screen.queryByRole('button', { name: 'Show older withdrawals' })).toBeNull();
  await press('Received');
  expect(variablesOf(environment, 'WithdrawalRowMutation')).toEqual({ input: { withdrawalId: 'withdrawal-20', received: true } });
});

test('MC-05 while one is on its way, all that are shown are asked for anew, and stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, older, shown } = await openList(row(0, 'SENT'));
  await press('Show older withdrawals');
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(waitingFor(environment, 'WithdrawPageQuery')).toHaveLength(0);
  await older(rows(20, 5));
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(variablesOf(environment, 'WithdrawPageQuery')).toEqual({ count: 25 });
  await answer(environment, 'WithdrawPageQuery', viewerWith(pageOf(rows(0, 25), null)));
  expect(shown()).toBe(25);
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(waitingFor(environment, 'WithdrawPageQuery')).toHaveLength(0);
});

test('MC-05 an answer that was asked for before older ones came does not take their place', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, older, shown } = await openList(row(0, 'SENT'));
  await act(async () => vi.advanceTimersByTime(10_000));
  const [early] = waitingFor(environment, 'WithdrawPageQuery');
  expect(early?.request.variables).toEqual({ count: 20 });
  await press('Show older withdrawals');
  await older(rows(20, 5));
  expect(waitingFor(environment, 'WithdrawPageQuery')).toHaveLength(0);
  expect(shown()).toBe(25);
});

test('MC-05 more than the gateway would answer at once are never asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, older, shown } = await openList(row(0, 'SENT'));
  await press('Show older withdrawals');
  await older(rows(20, 20), 'cursor-40');
  await press('Show older withdrawals');
  await older(rows(40, 1));
  expect(shown()).toBe(41);
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(waitingFor(environment, 'WithdrawPageQuery')).toHaveLength(0);
});
