import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, waitingFor } from '../../../testing/answer.ts';
import { change } from '../../../testing/change.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { aGame, openAnswered } from '../../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stake = (amount: string) => ({ amount, symbol: '₫' });
const aRoom = (name: string, more: object = {}) => ({
  id: `room-${name.toLowerCase()}`,
  name,
  seats: 2,
  seatsTaken: 0,
  rakePercent: '2.5',
  underMaintenance: false,
  minStake: stake('200'),
  maxStake: stake('200'),
  game: { id: 'game-cards', name: 'Three Cards' },
  ...more,
});
const rooms = [
  aRoom('Ferry', { seatsTaken: 1 }),
  aRoom('Delta', { seats: 4, seatsTaken: 4, minStake: stake('2000'), maxStake: stake('2000') }),
  aRoom('Market', { underMaintenance: true, game: { id: 'game-other', name: 'Other Cards' } }),
];
const openRooms = (given: object[] | null = rooms, path = '/pvp', viewer: object | null = aMember) =>
  openAnswered(path, 'LobbyScreenQuery', { rooms: given, games: { games: [aGame(1)], totalCount: 1, totalPages: 1, page: 1 } }, { viewer });
/** Where the router is, or on its way to. */
const ledTo = ({ state }: Awaited<ReturnType<typeof openRooms>>['router']) => {
  const { pathname, search } = state.navigation.location ?? state.location;
  return pathname + search;
};
const choose = async (name: string, value: string) => change(await screen.findByRole('combobox', { name }), value);
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('GM-10 the lobby lists the rooms: seats, stake, rake and state of each', async () => {
  await openRooms();
  await screen.findByRole('heading', { name: 'Rooms' });
  expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^FerryThree Cards1 of 2 seats taken.*200.*2\.50%/) as string,
    expect.stringMatching(/^DeltaThree CardsFull just now.*2,000/) as string,
    expect.stringMatching(/^MarketOther CardsUnder maintenance/) as string,
  ]);
  expect(screen.getByRole('button', { name: 'Enter Market' }).hasAttribute('disabled')).toBe(true);
});

test('GM-10 a room is entered by its id', async () => {
  const { router } = await openRooms();
  await press('Enter Ferry');
  await waitFor(() => expect(ledTo(router)).toBe('/game?game=game-cards&room=room-ferry'));
});

test('GM-10 LG-08 a guest is asked to log in, and is led on into the room', async () => {
  const { environment, router } = await openRooms(rooms, '/pvp', null);
  await press('Enter Ferry');
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: 'lotus88' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'secret1' } });
  });
  await act(async () => dialog.getByRole('button', { name: 'Log in' }).click());
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  await waitFor(() => expect(ledTo(router)).toBe('/game?game=game-cards&room=room-ferry'));
});

test('GM-10 rooms are filtered by game and by stake, in the address', async () => {
  // On a slow machine the seats would be asked for meanwhile, and nobody answers here: a page out of sight does not ask.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { address } = await openRooms();
  await choose('Stake', '2000');
  await waitFor(() => expect(shown()).toEqual(['Delta']));
  expect(address()).toBe('/pvp?room.stake=2000');
  await choose('Game', 'game-other');
  await waitFor(() => expect(shown()).toEqual([]));
  expect(screen.getByText('No room has this stake')).toBeTruthy();
  await press('Show all rooms');
  await waitFor(() => expect(shown()).toEqual(['Ferry', 'Delta', 'Market']));
  expect(address()).toBe('/pvp');
});

test('GM-10 stakes are compared to the last of their places', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const at = (amount: string) => ({ minStake: stake(amount), maxStake: stake(amount) });
  await openRooms([aRoom('Ferry', at('999999999999.9998')), aRoom('Delta', at('999999999999.9997')), aRoom('Market', at('20'))]);
  const options = within(await screen.findByRole('combobox', { name: 'Stake' })).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', '20', '999999999999.9997', '999999999999.9998']);
  await choose('Stake', '999999999999.9997');
  await waitFor(() => expect(shown()).toEqual(['Delta']));
});

test('GM-10 without rooms the lobby says so, and a fault of theirs leaves the games', async () => {
  await openRooms([]);
  expect(await screen.findByText('No rooms are open at the moment')).toBeTruthy();
});

test('GM-10 a fault of the rooms leaves the games', async () => {
  await openRooms(null);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Game 1')).toBeTruthy();
});

test('GM-10 seats are asked for again every few seconds, and nothing else is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { environment } = await openRooms();
  await screen.findByRole('heading', { name: 'Rooms' });
  expect(waitingFor(environment, 'useFreshRoomsQuery')).toHaveLength(0);
  await act(async () => vi.advanceTimersByTime(4_000));
  // Waited for, it would be found whenever it comes: the clock goes on meanwhile.
  expect(waitingFor(environment, 'useFreshRoomsQuery')).toHaveLength(1);
  expect(waitingFor(environment, 'LobbyScreenQuery')).toHaveLength(0);
  await answer(environment, 'useFreshRoomsQuery', { rooms: rooms.map(({ id }) => ({ id, seatsTaken: 0, underMaintenance: false })) });
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).toContain('0 of 2 seats taken'));
});

test('GM-10 no other lobby asks for rooms', async () => {
  await openAnswered('/rng', 'LobbyScreenQuery', { games: { games: [aGame(1)], totalCount: 1, totalPages: 1, page: 1 } });
  await screen.findByText('Game 1');
  expect(screen.queryByRole('heading', { name: 'Rooms' })).toBeNull();
});
