import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { aMember, openPlace } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';
import { signIn } from '../../testing/signIn.ts';

beforeEach(() => localStorage.clear());

const minute = 60_000;
const day = 24 * 60 * minute;
/** On timers that the test turns: all that the page needs has come before, as code on its way would be taken for lost. */
async function takeBreak(
  environment: Parameters<typeof signIn>[0],
  time: number,
  kind: 'TIME_OUT' | 'SELF_EXCLUSION' = 'TIME_OUT',
): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const until = new Date(Date.now() + time).toISOString();
  await signIn(environment, { ...aMember, playPause: { kind, until } });
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('PP-12 a break that ends while its page is open is told no longer, and the ways to pay in are there again', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  const viewer = { ...aMember, playProtection: { prompt: 'NONE' as const }, depositMethods: [], deposits: null };
  await answer(environment, 'DepositPageQuery', { viewer });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await screen.findByText(/no way to deposit at the moment/);
  await takeBreak(environment, minute);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/taking a break until/)).toBeTruthy();
  expect(screen.queryByText(/no way to deposit at the moment/)).toBeNull();
  await pass(minute);
  expect(screen.queryByText(/taking a break until/)).toBeNull();
  expect(screen.getByText(/no way to deposit at the moment/)).toBeTruthy();
});

test('PP-14 once a break is over the header offers a deposit again, be it longer than a browser sets a timer for', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer: aMember });
  const header = within(await screen.findByRole('banner'));
  await header.findAllByRole('button', { name: 'Deposit' });
  await takeBreak(environment, 30 * day);
  await pass(30 * day - minute);
  expect(header.queryAllByRole('button', { name: 'Deposit' })).toEqual([]);
  await pass(minute);
  expect(header.getAllByRole('button', { name: 'Deposit' })).not.toEqual([]);
});

test('PP-13 an exclusion whose term is over while the page is open ends by no time: the header offers no deposit', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer: aMember });
  const header = within(await screen.findByRole('banner'));
  await header.findAllByRole('button', { name: 'Deposit' });
  await takeBreak(environment, minute, 'SELF_EXCLUSION');
  await pass(day);
  expect(header.queryAllByRole('button', { name: 'Deposit' })).toEqual([]);
  expect(header.getAllByRole('button', { name: 'Withdraw' })).not.toEqual([]);
});
