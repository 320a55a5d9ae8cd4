import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, fail } from '../../testing/answer.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { frame, launched, openGame, readyForGames } from './testing/openGame.ts';

beforeEach(readyForGames);

const notice = () => screen.findByRole('alert');
const aWindow = () => ({ close: vi.fn(), location: { replace: vi.fn() }, opener: window as Window | null });

test.each([
  ['GameMaintenanceError', 'Game under maintenance', 'To the games'],
  ['GameVendorError', 'The studio could not open the game', 'Try again'],
  ['GameNotFoundError', 'This game is not here any more', 'To the games'],
])('GM-12 %s has its own message and a way on', async (outcome, title, action) => {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', {
    launchGame: { __typename: outcome, __isRefusal: outcome, message: 'Table 7 is being cleaned.' } as never,
  });
  const alert = within(await notice());
  expect(alert.getByRole('heading').textContent).toBe(title);
  expect(alert.queryByText('Table 7 is being cleaned.') !== null).toBe(outcome === 'GameVendorError');
  expect(alert.getByText(action)).toBeTruthy();
});

test('GM-12 an address with what is no id of a game says that there is no such game', async () => {
  const { environment } = await openGame();
  await fail(environment, 'useLaunchGameMutation', new RequestFault('BAD_USER_INPUT'));
  expect(within(await notice()).getByRole('heading').textContent).toBe('This game is not here any more');
});

test('GM-12 what is a fault does not say that the game is gone', async () => {
  const { environment } = await openGame();
  await fail(environment, 'useLaunchGameMutation', new RequestFault('INTERNAL'));
  expect(within(await notice()).getByRole('heading').textContent).not.toBe('This game is not here any more');
});

test('GM-12 a blocked window says so, and the next press tries again in the turn of the press', async () => {
  const own = aWindow();
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValueOnce(null)
    .mockReturnValueOnce(own as unknown as Window);
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  await press('Open in a window of its own');
  expect(within(await notice()).getByRole('heading').textContent).toBe('The window was blocked');
  await press('Try again');
  expect(open).toHaveBeenCalledTimes(2);
  await answer(environment, 'useLaunchGameMutation', launched);
  expect(within(await notice()).getByRole('heading').textContent).toBe('The game is open in a window of its own');
  expect(own.location.replace.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual(['/slot/lotus']);
  expect(own.opener).toBeNull();
  expect(screen.queryByTitle('Carp Lantern, the game')).toBeNull();
  await press('Play it here instead');
  await answer(environment, 'useLaunchGameMutation', launched);
  expect(await frame()).toBeTruthy();
  open.mockRestore();
});

test.each(['GameMaintenanceError', 'NotSignedInError'])(
  'GM-12 a launch that is refused by %s closes the window that was opened for it',
  async (refusal) => {
    const own = aWindow();
    vi.spyOn(window, 'open').mockReturnValueOnce(own as unknown as Window);
    const { environment } = await openGame();
    await answer(environment, 'useLaunchGameMutation', launched);
    await press('Open in a window of its own');
    await answer(environment, 'useLaunchGameMutation', { launchGame: { __typename: refusal } as never });
    await notice();
    expect([own.close.mock.calls.length, own.location.replace.mock.calls.length]).toEqual([1, 0]);
  },
);

test('GM-12 a game in a window of its own is left open however long it is played, and closed where it never came', async () => {
  const windows = [aWindow(), aWindow()];
  const open = vi.spyOn(window, 'open');
  for (const own of windows) open.mockReturnValueOnce(own as unknown as Window);
  onTestFinished(() => {
    vi.useRealTimers();
    open.mockRestore();
  });
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  vi.useFakeTimers();
  await press('Open in a window of its own');
  await answer(environment, 'useLaunchGameMutation', launched);
  await act(async () => vi.advanceTimersByTime(600_000));
  expect(windows[0]?.close).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('The game is open in a window of its own');
  await press('Open in a window of its own');
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(windows.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
  expect(screen.getByRole('alert').textContent).toContain('taking too long');
});

const onBreak = { ...aMember, playPause: { kind: 'TIME_OUT', until: '2099-01-01T00:00:00.000Z' } } as const;

test('PP-12 a break is told of above an open game, which stays for what is under way in it', async () => {
  const { environment } = await openGame({ viewer: onBreak });
  expect(screen.queryByText(/^You are taking a break/)).toBeNull();
  await answer(environment, 'useLaunchGameMutation', launched);
  expect(await frame()).toBeTruthy();
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByText(/^You are taking a break until 2099-01-01/)).toBeTruthy();
});

test('PP-12 whose game is not opened for the sake of a break reads until when that lasts', async () => {
  const { environment } = await openGame({ viewer: onBreak });
  const refused = { __typename: 'PlayPausedError', __isRefusal: 'PlayPausedError', message: 'You are taking a break from play.' };
  await answer(environment, 'useLaunchGameMutation', { launchGame: refused as never });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByText(/^You are taking a break until 2099-01-01/)).toBeTruthy();
  expect(within(await notice()).getByRole('heading').textContent).toBe('The game could not be opened');
});

test.each([
  ['leaves the page', (router: Awaited<ReturnType<typeof openGame>>['router']) => act(() => router.navigate('/rng'))],
  ['has it here after all', () => press('Reload the game')],
])('GM-12 a window that was opened for a launch is closed where somebody %s before that is answered', async (_what, goOn) => {
  const own = aWindow();
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(own as unknown as Window);
  onTestFinished(() => open.mockRestore());
  const { environment, router } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  await press('Open in a window of its own');
  expect(own.close).not.toHaveBeenCalled();
  await goOn(router);
  expect(own.close).toHaveBeenCalled();
  expect(own.location.replace).not.toHaveBeenCalled();
});
