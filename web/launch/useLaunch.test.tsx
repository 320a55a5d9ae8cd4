import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember, openPlace, press } from '../testing/openPlace.tsx';
import { answer, fail, variablesOf } from '../testing/answer.ts';
import type { LaunchKind } from './__generated__/useLaunch_game.graphql.ts';
import { useDialogs } from '../overlays/dialogs.tsx';

beforeEach(() => localStorage.clear());

function Tile() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => open('vendorGames', { payload: { vendorCode: 'LOTUS', category: 'RNG' } })}>
      vendor
    </button>
  );
}

const openVendor = async (viewer: object | null) => {
  const place = await openPlace({ path: '/', viewer, routes: () => [{ path: '/', Component: Tile }] });
  await press('vendor');
  return place;
};

const game = (id: string, name: string, launchKind: LaunchKind, more: object = {}) => ({
  id,
  code: id.toUpperCase(),
  name,
  category: 'RNG' as const,
  vendorCode: 'LOTUS',
  launchKind,
  playType: null,
  imageUrl: null,
  underMaintenance: false,
  ...more,
});

const games = [
  game('g1', 'Carp Lantern', 'FRAME'),
  game('g2', 'Five Stars', 'LOTTERY', { playType: 'five' }),
  game('g3', 'Northern Draw', 'VIETNAM_LOTTERY'),
  game('g4', 'Sea Draw', 'SEA_LOTTERY'),
  game('g5', 'All of Lotus', 'VENDOR_GAMES'),
  game('g6', 'Closed Drum', 'FRAME', { underMaintenance: true }),
];
const page = { games: { totalCount: 6, games } };

test('GM-05 a vendor’s tile opens its list of games, without the tile itself', async () => {
  const { environment } = await openVendor(aMember);
  await answer(environment, 'VendorGamesQuery', page);
  const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(names).toEqual(['Carp Lantern', 'Five Stars', 'Northern Draw', 'Sea Draw', 'Closed DrumUnder maintenance']);
  expect(screen.getByRole('button', { name: /^Closed Drum/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'See all in the lobby' }).getAttribute('href')).toBe('/rng?vendor=LOTUS');
});

test.each([
  ['Carp Lantern', '/game?game=g1'],
  ['Five Stars', '/lottery?gameCode=G2&playType=five'],
  ['Northern Draw', '/vnlottery?gameCode=G3'],
  ['Sea Draw', '/game?game=g4'],
])('GM-05 %s opens at %s', async (name, expected) => {
  const { environment, address } = await openVendor(aMember);
  await answer(environment, 'VendorGamesQuery', page);
  await press(name);
  expect(address()).toBe(expected);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('GM-05 LG-08 a guest logs in first, and then the game opens', async () => {
  const { environment, address } = await openVendor(null);
  await answer(environment, 'VendorGamesQuery', page);
  await press('Carp Lantern');
  await screen.findByRole('dialog', { name: 'Welcome back' });
  expect(address()).toBe('/?dialog=login');
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: 'lotus88' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'secret1' } });
  });
  await press('Log in');
  expect(variablesOf(environment, 'useLogInMutation')).toEqual({ input: { username: 'lotus88', password: 'secret1', rememberMe: false } });
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect(address()).toBe('/game?game=g1');
});

test('GM-05 a vendor without games, and a list that could not be loaded, each say so', async () => {
  const { environment } = await openVendor(aMember);
  await screen.findByRole('dialog');
  await fail(environment, 'VendorGamesQuery');
  expect((await screen.findByRole('alert')).textContent).toContain('The games could not be loaded.');
  await press(/again/i);
  await answer(environment, 'VendorGamesQuery', { games: { totalCount: 0, games: [] } });
  expect(await screen.findByText('This studio has no games at the moment.')).toBeTruthy();
});
