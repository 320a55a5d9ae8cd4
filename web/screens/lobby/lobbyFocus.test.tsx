import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { aGame, aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const pageOf = (count: number, page = 1, totalCount = count) => ({
  games: { games: Array.from({ length: count }, (_, index) => aGame(index + 1)), totalCount, totalPages: Math.ceil(totalCount / 42), page },
});

/** Presses what has the focus and goes with the press. */
async function pressFocused(element: HTMLElement) {
  element.focus();
  await act(async () => element.click());
}
const games = (count: string) => screen.getByRole('region', { name: count });

test('GM-01 whoever clears the search by its button types the next word at once', async () => {
  await openAnswered('/rng?q=carp', 'LobbyScreenQuery', pageOf(3));
  await pressFocused(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by name' }));
});

test('GM-01 a filter that is dropped where nothing was found leaves the focus to what is found then', async () => {
  const { environment } = await openAnswered('/rng?q=zzzz', 'LobbyScreenQuery', pageOf(0));
  await pressFocused(await screen.findByRole('button', { name: 'Drop the filter zzzz' }));
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(3) });
  await waitFor(() => expect(document.activeElement).toBe(games('3 games')));
});

test('GM-01 on the last page the way to the next one is gone, and the focus goes to its games', async () => {
  const { environment } = await openAnswered('/rng', 'LobbyScreenQuery', pageOf(42, 1, 50));
  await pressFocused(await screen.findByRole('link', { name: 'Next page' }));
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(8, 2, 50) });
  await waitFor(() => expect(document.activeElement).toBe(games('50 games')));
});
