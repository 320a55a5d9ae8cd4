// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, failUntil, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';
import { invalidateBets } from './invalidateBets.ts';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });
const bet = (id: string, gameName: string, stake: string, win: string, status = 'SETTLED') => ({
  node: { __typename: 'Bet', id, gameName, placedAt: '2026-11-20T03:04:05Z', status, stake: money(stake), win: money(win) },
});

const record = (edges: object[], more = false) => ({
  viewer: { ...aMember, bets: { totalCount: 23, edges, pageInfo: { hasNextPage: more, endCursor: more ? 'cursor-20' : null } } },
});

async function openRecord(edges: object[], more = false) {
  const place = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(place.environment, 'BetRecordPageQuery', record(edges, more));
  await screen.findByRole('heading', { name: 'Betting record' });
  return place;
}

test('MC-07 bets show stake, win, net by sign and name, and status; totals stand below', async () => {
  await openRecord([
    bet('b3', 'Carp Lantern', '1000', '2500'),
    bet('b2', 'Moon Boat', '500.5', '0'),
    bet('b1', 'Drum Night', '70', '0', 'VOID'),
  ]);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Carp Lantern',
    'Moon Boat',
    'Drum Night',
    'Total shown',
  ]);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GameTimeStakeWinNetState',
    expect.stringMatching(/^Carp Lantern2026-11-20 \d\d:04:05₫1,000₫2,500\+₫1,500Settled$/),
    expect.stringMatching(/₫500.50?₫0[-−]₫500.50?Settled$/),
    expect.stringMatching(/₫70₫0Stake returnedVoid$/),
    expect.stringMatching(/^Total shown₫1,500.50?₫2,500\+₫999.50?$/),
  ]);
  expect(screen.getByRole('img', { name: 'Gain' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Loss' })).toBeTruthy();
});

test('MC-07 older bets come twenty at a time, below the newer ones', async () => {
  const { environment } = await openRecord([bet('b2', 'Carp Lantern', '1', '2')], true);
  expect(screen.getByText('1 of 23 bets')).toBeTruthy();
  await press('Show older bets');
  expect(variablesOf(environment, 'BetRecordPaginationQuery')).toMatchObject({ count: 20, cursor: 'cursor-20' });
  await fail(environment, 'BetRecordPaginationQuery');
  expect(screen.getByRole('alert').textContent).toBe('Older bets could not be loaded.');
  await press('Try again');
  const { viewer } = record([bet('b1', 'Moon Boat', '1', '0')]);
  await answer(environment, 'BetRecordPaginationQuery', { node: { ...viewer, __typename: 'Member' } });
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Carp Lantern', 'Moon Boat', 'Total shown']);
  expect(screen.queryByRole('button', { name: 'Show older bets' })).toBeNull();
});

test('MC-07 without bets there is a way to a game', async () => {
  const { address } = await openRecord([]);
  expect(screen.getByText('No bets yet')).toBeTruthy();
  await press('Find a game');
  expect(address()).toBe('/rng');
});

test('MC-07 a settled round brings the record up to date by itself', async () => {
  const { environment } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  expect(waitingFor(environment, 'BetRecordPageQuery')).toEqual([]);
  await act(async () => invalidateBets(environment));
  expect(screen.getByText('Carp Lantern')).toBeTruthy();
  await answer(environment, 'BetRecordPageQuery', record([bet('b2', 'Moon Boat', '1', '0'), bet('b1', 'Carp Lantern', '1', '2')]));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Moon Boat', 'Carp Lantern', 'Total shown']);
});

test('MC-07 a refresh that fails keeps the list and says so', async () => {
  const { environment } = await openRecord([bet('b1', 'Carp Lantern', '1', '2')]);
  await press('Refresh');
  await fail(environment, 'BetRecordPageQuery');
  expect(screen.getByText('Carp Lantern')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('may be out of date');
});

test('MC-07 a record that could not be loaded can be asked for again', async () => {
  const { environment } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await failUntil(environment, 'BetRecordPageQuery', () => screen.queryByRole('button', { name: /again/i }));
  await press(/again/i);
  await answer(environment, 'BetRecordPageQuery', record([bet('b1', 'Carp Lantern', '1', '2')]));
  expect(await screen.findByText('Carp Lantern')).toBeTruthy();
});
