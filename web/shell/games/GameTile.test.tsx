import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aGame, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const openTiles = (...games: object[]) =>
  openAnswered('/rng', 'LobbyScreenQuery', { games: { games, totalCount: games.length, totalPages: 1, page: 1 } });
const tile = (name: RegExp) => screen.findByRole('button', { name });

test('GM-01 a tile is called by the title first, then by its studio and what it returns', async () => {
  await openTiles({ ...aGame(1), name: 'Carp Lantern', vendorName: 'Lantern Row', returnToPlayer: '95.1234' });
  expect((await tile(/^Carp Lantern\b.*Lantern Row.*95\.1234%/)).textContent).not.toMatch(/Hot|maintenance/);
});

test('GM-02 the hot mark is on what is hot alone', async () => {
  await openTiles({ ...aGame(1), hot: true }, aGame(2));
  expect(await tile(/^Game 1\b.*Hot/)).toBeTruthy();
  expect((await tile(/^Game 2\b/)).textContent).not.toContain('Hot');
});

test('GM-12 a game under maintenance says so on its tile, and keeps title, studio and return', async () => {
  await openTiles({ ...aGame(1), underMaintenance: true });
  expect((await tile(/^Game 1\b/)).textContent).toMatch(/Under maintenance.*Lantern Row.*95\.1/);
});
