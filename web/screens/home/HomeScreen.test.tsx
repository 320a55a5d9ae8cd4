// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, failUntil } from '../../testing/answer.ts';
import { aGame, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';
import { press } from '../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const popularGames = Array.from({ length: 20 }, (_, index) => aGame(index + 1));
const home = { popularGames };

test.each(['/', '/index', '/index.html', '/home'])('RT-01 %s shows Home with header, banner, footer and side menu', async (path) => {
  await openAnswered(path, 'HomeScreenQuery', { ...home, banners: [{ id: 'b', imageUrl: '/b.svg', title: 'The boat is in', link: null }] });
  expect(await screen.findByRole('heading', { name: 'Games at Sampan' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The boat is in' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
});

test('GM-07 Home shows the twenty popular games', async () => {
  await openAnswered('/', 'HomeScreenQuery', home);
  const rail = await screen.findByRole('region', { name: 'Popular tonight' });
  expect(within(rail).getAllByRole('button', { name: /^Game|Play/ })).toHaveLength(20);
});

test('Home asks twice: one public query for screen and shell, one viewer query', async () => {
  const { environment } = await openScreen('/', { viewer: 'unknown' });
  const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(names.toSorted()).toEqual(['HomeScreenQuery', 'useViewerQuery']);
  await answer(environment, 'HomeScreenQuery', { ...aShell, ...home });
  await answer(environment, 'useViewerQuery', { viewer: null });
  await screen.findByRole('region', { name: 'Popular tonight' });
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('a category is a rail of its studios, and each leads to its games', async () => {
  await openAnswered('/', 'HomeScreenQuery', home);
  const rail = await screen.findByRole('region', { name: 'Slots' });
  const [all, ...studios] = within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(all).toBe('/rng');
  expect(studios).toEqual(['/rng?vendor=LTN', '/rng?vendor=HSN']);
});

test('LG-08 a guest who presses a game meets the login dialog, and address and screen stay', async () => {
  const { address } = await openAnswered('/', 'HomeScreenQuery', home);
  await press(/Game 1 /);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(address()).toBe('/');
});

test('a part that came back empty after a fault offers to ask again, and the rest stands', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: null });
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeTruthy();
  await press('Try again');
  await answer(environment, 'HomeScreenQuery', { ...aShell, ...home });
  expect(await screen.findByRole('region', { name: 'Popular tonight' })).toBeTruthy();
});

test('where the gateway cannot be reached the page says so and offers a reload', async () => {
  const { environment } = await openScreen('/');
  await failUntil(environment, 'HomeScreenQuery', () => screen.queryByRole('alert'));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
