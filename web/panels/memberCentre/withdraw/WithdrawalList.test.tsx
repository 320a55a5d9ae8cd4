import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const row = (index: number, status: 'RECEIVED' | 'SENT' | 'DISPUTED' = 'RECEIVED') => ({
  node: {
    __typename: 'Withdrawal' as const,
    id: `withdrawal-${index}`,
    reference: `0199-${index}`,
    bankName: 'River Bank',
    status,
    receiptDue: null,
    steps: [],
  },
});
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));
const pageOf = (edges: ReturnType<typeof row>[], endCursor: string | null) => ({
  edges,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const terms = { minimum: { amount: '10000' }, maximum: { amount: '20000000' } };
const heldBy = { ...aMember, wallets: { main: { amount: '1500' } }, withdrawalTerms: terms };
const viewerWith = (withdrawals: ReturnType<typeof pageOf>) => ({
  viewer: { ...heldBy, withdrawalTerms: { ...terms, receiptMinutes: 30 }, paymentPassword: { coolingUntil: null }, withdrawals },
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
  expect(screen.getByText('No. 0199-0')).toBeTruthy();
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

test('MC-05 of a withdrawal that has come to its end meanwhile nobody is asked any more whether it arrived', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment } = await openList(row(0, 'SENT'));
  await press('Not received');
  expect(screen.getByText(/Please wait first/)).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(10_000));
  await answer(environment, 'WithdrawPageQuery', viewerWith(pageOf(rows(0, 20), 'cursor-20')));
  expect(screen.queryByRole('button', { name: 'Received' })).toBeNull();
  expect(screen.queryByText(/Please wait first/)).toBeNull();
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

/** The page with 41 withdrawals, of which the gateway would not tell all at once. */
async function openLongList(first: ReturnType<typeof row>, last = row(40)) {
  const place = await openList(first);
  await press('Show older withdrawals');
  await place.older(rows(20, 20), 'cursor-40');
  await press('Show older withdrawals');
  await place.older([last]);
  expect(place.shown()).toBe(41);
  return place;
}
const moving = () => screen.queryAllByRole('button', { name: 'Received' }).length;

test('MC-05 of more than the gateway would answer at once the newest are asked for anew: newer ones come before them, and the rest stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, shown } = await openLongList(row(0, 'SENT'), row(40, 'DISPUTED'));
  const newest = async (...edges: ReturnType<typeof row>[]) => {
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(waitingFor(environment, 'WithdrawPageQuery')).toHaveLength(0);
    await answer(environment, 'useRefreshWithdrawalsQuery', {
      viewer: { ...heldBy, withdrawals: { edges: edges.map((edge) => ({ ...edge, cursor: `at-${edge.node.id}` })) } },
    });
  };
  expect(moving()).toBe(2);
  const fresh = row(100, 'SENT');
  await newest({ node: { ...fresh.node, bankName: 'Lake Bank' } }, row(0), ...rows(1, 38));
  expect(shown()).toBe(41);
  expect(screen.getAllByText(/ to (Lake|River) Bank/)[0]?.textContent).toContain('Lake Bank');
  expect(moving()).toBe(2);
  await newest({ node: { ...fresh.node, bankName: 'Lake Bank', status: 'RECEIVED' } }, row(0), ...rows(1, 38));
  expect([shown(), screen.getAllByText(/ to Lake Bank/).length, moving()]).toEqual([41, 1, 1]);
  // The one that is still on its way is none of those that are asked for.
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(waitingFor(environment, 'useRefreshWithdrawalsQuery')).toHaveLength(0);
});

test('MC-05 newest ones of which none is shown yet are put nowhere, as something may lie between', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, shown } = await openLongList(row(0, 'SENT'));
  await act(async () => vi.advanceTimersByTime(10_000));
  await answer(environment, 'useRefreshWithdrawalsQuery', {
    viewer: { ...heldBy, withdrawals: { edges: rows(100, 40).map((edge) => ({ ...edge, cursor: edge.node.id })) } },
  });
  expect(shown()).toBe(41);
});
