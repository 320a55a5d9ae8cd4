import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { gameRoute } from './game.route.ts';
import { frame, launched, openGame, play, readyForGames, url } from './testing/openGame.ts';

beforeEach(readyForGames);
afterEach(() => vi.useRealTimers());

test('RT-11 the route asks the shell for the header alone', () => {
  const { handle } = gameRoute({} as Parameters<typeof gameRoute>[0]);
  expect(handle).toMatchObject({ layout: { sideMenu: false, footer: false } });
});

test('GM-06 RT-11 the launch address is shown in a sandboxed frame, with the theme, a bar and nothing of the site’s address', async () => {
  const { environment } = await openGame();
  expect(variablesOf(environment, 'useLaunchGameMutation')).toEqual({ input: { gameId: 'g1' } });
  expect(screen.getByRole('status').textContent).toContain('Asking for your seat');
  await answer(environment, 'useLaunchGameMutation', launched);
  const shown = await frame();
  expect(shown.src).toBe(`${url}&theme=light`);
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock');
  expect(shown.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(shown.getAttribute('allow')).toBe('fullscreen; autoplay');
  expect(screen.getByRole('heading', { name: 'Carp Lantern' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Carp Lantern · /));
  expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/fish');
  await act(async () => fireEvent.load(shown));
  expect(screen.queryByRole('status')).toBeNull();
});

test('PP-23 the limits are one press away while a game is open, and for whoever has no member centre there is no such press', async () => {
  const { environment, address } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  await press('Limits and breaks');
  expect(address()).toBe('/game?game=g1&panel=limits');
  cleanup();
  await openGame({ viewer: { ...aMember, memberCentreAllowed: false } });
  expect(screen.getByRole('button', { name: 'Reload the game' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Limits and breaks' })).toBeNull();
});

test('GM-10 a room is launched by its id, and what stands in its place leads back to the rooms', async () => {
  const { environment, address } = await openGame({ path: '/game?game=g1&room=three-cards-ferry' });
  expect(variablesOf(environment, 'useLaunchGameMutation')).toEqual({ input: { gameId: 'g1', roomId: 'three-cards-ferry' } });
  await answer(environment, 'useLaunchGameMutation', { launchGame: { __typename: 'RealAccountNeededError' } });
  expect(screen.getByRole('alert').textContent).toContain('A real account is needed');
  await press('To the games', 'link');
  expect(address()).toBe('/pvp');
});

test('GM-10 a room’s page gets what the words of this browser are made from, by the part of the address that no server is sent; no other game does', async () => {
  const hashOf = async (path: string, category: 'FISH' | 'PVP' = 'FISH') => {
    const { environment } = await openGame({ path });
    const { launchGame } = launched;
    await answer(environment, 'useLaunchGameMutation', { launchGame: { ...launchGame, game: { ...launchGame.game, category } } });
    return new URL((await frame()).src).hash;
  };
  const secret = await hashOf('/game?game=g1&room=three-cards-ferry');
  expect(secret).toMatch(/^#[0-9a-f]{32}$/);
  cleanup();
  expect(await hashOf('/game?game=g1&room=three-cards-delta')).toBe(secret);
  cleanup();
  // Its tile names no room, and leads to a seat as well.
  expect(await hashOf('/game?game=g1', 'PVP')).toBe(secret);
  cleanup();
  expect(await hashOf('/game?game=g1')).toBe('');
});

test('HD-03 on a phone held sideways the bar of the game says the balance, hidden where it was hidden', async () => {
  const shown = () => screen.queryByRole('group', { name: 'Balance' })?.textContent;
  await openGame();
  expect(shown()).toBeUndefined();
  const real = window.matchMedia.bind(window);
  const turned = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query.includes('max-height')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  onTestFinished(() => turned.mockRestore());
  cleanup();
  await openGame();
  expect(shown()).toBe('₫1,500');
  cleanup();
  localStorage.setItem('balanceHidden', 'true');
  await openGame();
  expect(shown()).toBe('***');
});

test('GM-06 a game is launched once, and anew for every reload', async () => {
  const { environment } = await openGame();
  expect(waitingFor(environment, 'useLaunchGameMutation')).toHaveLength(1);
  await answer(environment, 'useLaunchGameMutation', launched);
  await press('Reload the game');
  expect(screen.queryByTitle('Carp Lantern, the game')).toBeNull();
  expect(waitingFor(environment, 'useLaunchGameMutation')).toHaveLength(1);
});

test('LG-08 a guest who dismisses the login is not asked again, and finds a way back to it', async () => {
  const { address } = await openGame({ viewer: null });
  const path = '/game?game=g1';
  await screen.findByRole('dialog', { name: 'Welcome back' });
  await waitFor(() => expect(address()).toBe(`${path}&dialog=login`));
  await press('Close');
  await waitFor(() => expect(address()).toBe(path));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Log in', 'button');
  await screen.findByRole('dialog', { name: 'Welcome back' });
});

test('GM-05 LG-08 a guest meets the login, and the game opens after it', async () => {
  const { environment } = await openGame({ viewer: null });
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  expect(waitingFor(environment, 'useLaunchGameMutation')).toEqual([]);
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox', { name: /^User name/ }), { target: { value: 'lotus88' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'secret1' } });
  });
  await act(async () => dialog.getByRole('button', { name: 'Log in' }).click());
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  await answer(environment, 'useLaunchGameMutation', launched);
  expect(await frame()).toBeTruthy();
});

test('GM-05 a session that ended elsewhere asks for the login again', async () => {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', { launchGame: { __typename: 'NotSignedInError' } });
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
});

test.each([
  ['GameMaintenanceError', 'Game under maintenance'],
  ['GameNotFoundError', 'This game is not here any more'],
  ['RealAccountNeededError', 'A real account is needed'],
  ['FogOnTheRiverError', 'Not in this fog.'],
])('GM-06 the refusal %s has its own words and a way out', async (__typename, words) => {
  const { environment, address } = await openGame();
  await answer(environment, 'useLaunchGameMutation', { launchGame: { __typename, __isRefusal: __typename, message: 'Not in this fog.' } });
  expect(screen.getByRole('alert').textContent).toContain(words);
  await press('To the games', 'link');
  expect(address()).toBe('/rng');
});

test('GM-06 PW-04 a password that has to be changed first is asked for', async () => {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', { launchGame: { __typename: 'PasswordChangeRequiredError' } });
  expect(screen.getByRole('alert').textContent).toContain('Change your password first');
  await press('Change the password');
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy();
});

test('GM-06 a lost connection can be tried again', async () => {
  const { environment } = await openGame();
  await fail(environment, 'useLaunchGameMutation');
  expect(screen.getByRole('alert').textContent).toContain('Nothing was staked');
  await press('Try again');
  expect(waitingFor(environment, 'useLaunchGameMutation')).toHaveLength(1);
});

test('GM-06 after 15 seconds without a game the person is told, and what comes later is not shown', async () => {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  vi.useFakeTimers();
  await press('Reload the game');
  await act(async () => vi.advanceTimersByTime(14_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toContain('taking too long');
  await answer(environment, 'useLaunchGameMutation', launched);
  expect(screen.queryByTitle('Carp Lantern, the game')).toBeNull();
});

test('GM-06 an address on the site’s own origin is never framed', async () => {
  const { environment } = await openGame();
  const own = { launchGame: { ...launched.launchGame, url: `${location.origin}/slot` } };
  await answer(environment, 'useLaunchGameMutation', own);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('could not be started');
});

test('without a game in the address the person is led to the games', async () => {
  await openGame({ path: '/game' });
  expect((await screen.findByRole('alert')).textContent).toContain('Which game?');
});

test('MC-07 a settled round asks for the balance again', async () => {
  const { environment, say } = await play();
  await say({ type: 'game:round-settled' });
  expect(waitingFor(environment, 'useRefreshBalanceQuery')).toHaveLength(1);
});

test('PP-32 a session that is over offers to open the game again', async () => {
  const { environment, say } = await play();
  await say({ type: 'game:session-over' });
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('session is over');
  // A hand of a room waits on without its page.
  expect(said).toContain('may still be under way');
  await press('Open the game again');
  expect(waitingFor(environment, 'useLaunchGameMutation')).toHaveLength(1);
});

test('a game’s own exit leads back to its lobby', async () => {
  const { address, say } = await play();
  await say({ type: 'game:exit' });
  expect(address()).toBe('/fish');
});

test('WEB-020 forged messages change nothing', async () => {
  const { environment, address, say } = await play();
  const asked = environment.mock.getAllOperations().length;
  const kinds = ['game:exit', 'game:session-over', 'game:round-settled', 'game:deposit'];
  for (const type of kinds) {
    await say({ type }, { origin: 'https://evil.example' });
    await say({ type }, { origin: 'null' });
    await say({ type }, { origin: 'https://games.example.evil.example' });
    await say({ type }, { source: window });
    await say({ type }, { source: null });
    await say(type);
    await say([type]);
    await say({ type: [type] });
    await say({ Type: type });
  }
  for (const data of [null, undefined, 0, '', { type: 'game:withdraw', amount: '1' }, { type: 'x'.repeat(1_000_000) }]) await say(data);
  expect(address()).toBe('/game?game=g1');
  expect(await frame()).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(asked);
});

test('WEB-020 a flood of messages asks for the balance once a second at most', async () => {
  const { environment, say } = await play();
  vi.useFakeTimers();
  for (let count = 0; count < 200; count += 1) await say({ type: 'game:round-settled' });
  expect(waitingFor(environment, 'useRefreshBalanceQuery')).toHaveLength(1);
});
