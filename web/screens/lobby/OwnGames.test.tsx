import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, answerUntil, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { createOperationDescriptor } from 'relay-runtime';
import viewerQuery from '../../session/__generated__/useViewerQuery.graphql.ts';
import { anotherMember } from '../../testing/aMember.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { aGame, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const all = { games: { games: [aGame(1)], totalCount: 1, totalPages: 1, page: 1 } };
const openLobby = (path: string, viewer: object | null = aMember) => openAnswered(path, 'LobbyScreenQuery', all, { viewer });
const own = (field: 'recentGames' | 'favouriteGames', ...numbers: number[]) => {
  const list = { totalCount: numbers.length, totalPages: 1, page: 1, games: numbers.map(aGame) };
  return {
    viewer: { id: aMember.id, ...(field === 'recentGames' ? { recentGames: list } : { favouriteGames: list, favouriteGameIds: [] }) },
  };
};
const tiles = () => screen.getAllByRole('button', { name: /^Game \d+\b/ }).map((tile) => /Game \d+/.exec(tile.textContent ?? '')?.[0]);

test('GM-01 a lobby has tabs for all, hot, recent and favourite games; each is an address', async () => {
  const { environment, address } = await openLobby('/rng?vendor=LTN');
  const tabs = within(await screen.findByRole('tablist', { name: 'Lists' }));
  expect(tabs.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['All', 'true'],
    ['Hot', 'false'],
    ['Recent', 'false'],
    ['Favourites', 'false'],
  ]);
  await press('Hot', 'tab');
  expect(variablesOf(environment, 'LobbyScreenQuery')).toMatchObject({ hot: true, vendor: 'LTN', page: 1 });
  await answer(environment, 'LobbyScreenQuery', all);
  expect(address()).toBe('/rng?vendor=LTN&list=hot');
});

test('GM-04 the favourites of the lobby’s category come a page at a time', async () => {
  const { environment } = await openLobby('/rng?list=favourites&page=2');
  expect(variablesOf(environment, 'OwnGamesPageQuery')).toEqual({ category: 'RNG', page: 2, isRecent: false });
  await answer(environment, 'OwnGamesPageQuery', own('favouriteGames', 3, 2));
  expect(tiles()).toEqual(['Game 3', 'Game 2']);
});

test('GM-04 where the last mark of the last page was taken away, its address leads to the last page there is', async () => {
  const { environment } = await openLobby('/rng?list=favourites&page=2');
  const { viewer } = own('favouriteGames');
  const favouriteGames = { games: [], totalCount: 42, totalPages: 1, page: 2 };
  await answer(environment, 'OwnGamesPageQuery', { viewer: { ...viewer, favouriteGames } });
  await waitFor(() => expect(variablesOf(environment, 'OwnGamesPageQuery')['page']).toBe(1));
  await answer(environment, 'OwnGamesPageQuery', own('favouriteGames', 3));
  expect(tiles()).toEqual(['Game 3']);
});

test('GM-04 favourites are marked as they come: what is pressed at once takes the mark away', async () => {
  const { environment } = await openLobby('/rng?list=favourites');
  const { viewer } = own('favouriteGames', 3);
  await answer(environment, 'OwnGamesPageQuery', { viewer: { ...viewer, favouriteGameIds: [aGame(3).id] } });
  await press('Favourite: Game 3');
  expect(variablesOf(environment, 'useFavouriteMutation')).toEqual({ input: { gameId: aGame(3).id, favourite: false } });
});

test('GM-04 games played last stand under Recent; none yet leads to all games', async () => {
  const { environment, address } = await openLobby('/rng?list=recent');
  expect(variablesOf(environment, 'OwnGamesPageQuery')).toEqual({ category: 'RNG', page: 1, isRecent: true });
  await answer(environment, 'OwnGamesPageQuery', own('recentGames'));
  await screen.findByText('Nothing played here yet');
  await press('See all games');
  expect(address()).toBe('/rng');
});

test('GM-04 a guest is asked to log in, and nothing of their own is asked for', async () => {
  const { environment } = await openLobby('/rng?list=favourites', null);
  await screen.findByText('Log in to see your lists');
  expect(waitingFor(environment, 'OwnGamesPageQuery')).toEqual([]);
});

test('GM-04 LG-08 where another tab brings another member, theirs are asked for', async () => {
  const { environment } = await openLobby('/rng?list=favourites');
  await answer(environment, 'OwnGamesPageQuery', own('favouriteGames', 3));
  await act(async () => environment.commitPayload(createOperationDescriptor(viewerQuery, {}), { viewer: anotherMember }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const { viewer } = own('favouriteGames', 5);
  await answer(environment, 'OwnGamesPageQuery', { viewer: { ...viewer, id: anotherMember.id } });
  expect(tiles()).toEqual(['Game 5']);
});

test('a list that could not be asked for is asked for again by a press', async () => {
  const { environment } = await openLobby('/rng?list=favourites');
  await fail(environment, 'OwnGamesPageQuery');
  await press('Try again');
  await answer(environment, 'OwnGamesPageQuery', own('favouriteGames', 4));
  expect(tiles()).toEqual(['Game 4']);
});

test('a list that came back empty after a fault is asked for again by a press', async () => {
  const { environment } = await openLobby('/rng?list=favourites');
  const empty = { viewer: { id: aMember.id, favouriteGames: null } };
  const isAnswered = () => waitingFor(environment, 'OwnGamesPageQuery').length === 0;
  await answerUntil(environment, 'OwnGamesPageQuery', empty, () => screen.queryByRole('button', { name: 'Try again' }) && isAnswered());
  await press('Try again');
  await answer(environment, 'OwnGamesPageQuery', own('favouriteGames', 4));
  expect(tiles()).toEqual(['Game 4']);
});
