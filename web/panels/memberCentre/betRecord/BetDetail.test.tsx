import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, failUntil, variablesOf } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });
const bet = {
  __typename: 'Bet',
  id: 'b7',
  gameName: 'Carp Lantern',
  placedAt: '2026-11-20T03:04:05Z',
  status: 'SETTLED',
  stake: money('1000'),
  win: money('2500'),
} as const;
const detailed = { ...bet, category: 'RNG', vendorName: 'Lantern House', reference: '0193-b7', roundId: '0193-7' } as const;
const sums = { stake: money('1000'), win: money('2500'), net: money('1500') };
const record = {
  viewer: {
    ...aMember,
    bets: { totalCount: 1, totals: sums, played: [], edges: [{ node: bet }], pageInfo: { hasNextPage: false, endCursor: null } },
  },
};

async function openRecord(search = '') {
  const place = await openPlace({ path: `/rng?panel=personalHistoryCopy${search}`, viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(place.environment, 'BetRecordPageQuery', record);
  return place;
}
const row = (title: string) => screen.getByText(title, { selector: 'dt' }).parentElement?.textContent;

test('MC-07 a bet opens its detail: what came of it, its round, and the way to verification; Back closes it', async () => {
  const { environment, address, router } = await openRecord();
  await screen.findByRole('heading', { name: 'Betting record' });
  expect(screen.getByText('1 of 1 bet')).toBeTruthy();
  await press('Carp Lantern');
  expect(address()).toBe('/rng?panel=personalHistoryCopy&panel.item=b7');
  expect(variablesOf(environment, 'BetDetailQuery')).toEqual({ id: 'b7' });
  await answer(environment, 'BetDetailQuery', { viewer: { ...aMember, bet: detailed } });
  const heading = await screen.findByRole('heading', { name: 'Carp Lantern' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(['Time', 'Stake', 'Win', 'Net', 'Status', 'Category', 'Studio'].map(row)).toEqual([
    'Time2026-11-20 10:04:05',
    'Stake₫1,000',
    'Win₫2,500',
    'Net+₫1,500',
    'StatusSettled',
    'CategorySlots',
    'StudioLantern House',
  ]);
  expect(screen.getByText('Round 0193-7')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check this round' }).getAttribute('href')).toBe('/verify?round=0193-7');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/rng?panel=personalHistoryCopy');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Carp Lantern' })));
  expect(screen.queryByRole('link', { name: 'Check this round' })).toBeNull();
});

test('MC-07 an address opens a bet by itself, however old; from there it leads to the record', async () => {
  const { environment, address } = await openRecord('&panel.category=RNG&panel.item=b7');
  await answer(environment, 'BetDetailQuery', { viewer: { ...aMember, bet: { ...detailed, status: 'PLACED', roundId: null } } });
  await screen.findByRole('heading', { name: 'Carp Lantern' });
  expect([row('Net'), row('Record number')]).toEqual(['NetNot settled yet', 'Record number0193-b7']);
  expect(screen.getByText(/not drawn from seeds/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Check this round' })).toBeNull();
  await press('All bets');
  expect(address()).toBe('/rng?panel=personalHistoryCopy&panel.category=RNG');
});

test('MC-07 a bet that there is not is said to be none, and one that could not be asked for can be asked for again', async () => {
  const { environment, address } = await openRecord('&panel.item=nobodys');
  await failUntil(environment, 'BetDetailQuery', () => screen.queryByRole('button', { name: /again/i }));
  await press(/again/i);
  await answer(environment, 'BetDetailQuery', { viewer: { ...aMember, bet: null } });
  expect(await screen.findByText('You have no such bet')).toBeTruthy();
  await press('All bets');
  expect(address()).toBe('/rng?panel=personalHistoryCopy');
});
