import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../testing/answer.ts';
import { anotherMember } from '../testing/aMember.ts';
import { signIn } from '../testing/signIn.ts';
import { aMember, openPlace, press } from '../testing/openPlace.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

beforeEach(() => localStorage.clear());

const Tiles = () => (
  <>
    <FavouriteButton gameId="g1" name="Carp Lantern" />
    <FavouriteButton gameId="g2" name="Moon Boat" />
  </>
);
const openTiles = (viewer: object | null) => openPlace({ path: '/', viewer, routes: () => [{ path: '/', Component: Tiles }] });
const marks = () => screen.getAllByRole('button', { name: /^Favourite:/ }).map((button) => button.getAttribute('aria-pressed'));
const marked = (...ids: string[]) => ({ viewer: { id: aMember.id, favouriteGameIds: ids } });

async function openMarked(...ids: string[]) {
  const place = await openTiles(aMember);
  await answer(place.environment, 'favouriteIdsQuery', marked(...ids));
  return place;
}

test('GM-04 what the member has marked is marked on every tile, and asked for once', async () => {
  const { environment } = await openTiles(aMember);
  expect(waitingFor(environment, 'favouriteIdsQuery')).toHaveLength(1);
  await answer(environment, 'favouriteIdsQuery', marked('g2'));
  expect(marks()).toEqual(['false', 'true']);
});

test('GM-04 where another member has come to be signed in, the marks are that one’s', async () => {
  const { environment } = await openMarked('g2');
  await signIn(environment, anotherMember);
  expect(marks()).toEqual(['false', 'false']);
  await answer(environment, 'favouriteIdsQuery', { viewer: { id: anotherMember.id, favouriteGameIds: ['g1'] } });
  expect(marks()).toEqual(['true', 'false']);
});

test('GM-04 who comes while the marks of another member are asked for is asked for their own', async () => {
  const { environment } = await openTiles(aMember);
  const before = waitingFor(environment, 'favouriteIdsQuery');
  await signIn(environment, anotherMember);
  const now = waitingFor(environment, 'favouriteIdsQuery');
  expect([now.length, before.includes(now[0] as never)]).toEqual([1, false]);
});

test('GM-04 pressed again before the answer is there, a mark is changed once more behind it, and not beside it', async () => {
  const { environment } = await openMarked();
  const asked = () => waitingFor(environment, 'useFavouriteMutation').map(({ request }) => request.variables['input']);
  await press('Favourite: Carp Lantern');
  await press('Favourite: Carp Lantern');
  expect(asked()).toEqual([{ gameId: 'g1', favourite: true }]);
  await answer(environment, 'useFavouriteMutation', { changeFavourite: { __typename: 'ChangeFavouritePayload', ...marked('g1') } });
  expect(asked()).toEqual([{ gameId: 'g1', favourite: false }]);
  expect(marks()).toEqual(['false', 'false']);
});

test('GM-04 a mark is shown at once, by the id of the game, and stays as the gateway says', async () => {
  const { environment } = await openMarked('g2');
  await press('Favourite: Carp Lantern');
  expect(variablesOf(environment, 'useFavouriteMutation')).toEqual({ input: { gameId: 'g1', favourite: true } });
  expect(marks()).toEqual(['true', 'true']);
  await answer(environment, 'useFavouriteMutation', { changeFavourite: { __typename: 'ChangeFavouritePayload', ...marked('g1') } });
  expect(marks()).toEqual(['true', 'false']);
});

test('GM-04 a mark that could not be set is taken back, with a message', async () => {
  const { environment } = await openMarked();
  await press('Favourite: Carp Lantern');
  expect(marks()).toEqual(['true', 'false']);
  await fail(environment, 'useFavouriteMutation');
  expect(marks()).toEqual(['false', 'false']);
  await screen.findByText('That was not saved. Please try again.');
});

test('GM-04 a full list says so, and the mark is taken back', async () => {
  const { environment } = await openMarked();
  await press('Favourite: Carp Lantern');
  await answer(environment, 'useFavouriteMutation', { changeFavourite: { __typename: 'FavouritesFullError' } });
  await screen.findByText(/200 games/);
  expect(marks()).toEqual(['false', 'false']);
});

test('a refusal that this page does not know is told in the words of the gateway', async () => {
  const { environment } = await openMarked();
  await press('Favourite: Carp Lantern');
  await answer(environment, 'useFavouriteMutation', {
    changeFavourite: {
      __typename: 'PasswordChangeRequiredError',
      __isRefusal: 'PasswordChangeRequiredError',
      message: 'A new password first.',
    },
  });
  await screen.findByText('A new password first.');
  expect(marks()).toEqual(['false', 'false']);
});

test('GM-04 a guest is asked to log in first, and nothing is asked for', async () => {
  const { environment } = await openTiles(null);
  await press('Favourite: Carp Lantern');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await waitFor(() => expect(waitingFor(environment, 'favouriteIdsQuery')).toEqual([]));
  expect(waitingFor(environment, 'useFavouriteMutation')).toEqual([]);
});

test('GM-04 a tap of a guest is done once the login has come about', async () => {
  const { environment } = await openTiles(null);
  await press('Favourite: Moon Boat');
  for (const [label, value] of [
    [/^User name/, 'lotus88'],
    [/^Password/, 'secret1'],
  ] as const)
    await act(async () => fireEvent.change(await screen.findByLabelText(label), { target: { value } }));
  await press('Log in');
  await answer(environment, 'useLogInMutation', {
    logIn: { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember },
  });
  await waitFor(() => expect(variablesOf(environment, 'useFavouriteMutation')).toEqual({ input: { gameId: 'g2', favourite: true } }));
  expect(marks()).toEqual(['false', 'true']);
  expect(waitingFor(environment, 'favouriteIdsQuery')).toHaveLength(1);
});

test('a trial account keeps no marks: nothing is asked for', async () => {
  const { environment } = await openTiles({ ...aMember, kind: 'DEMO', memberCentreAllowed: false });
  expect(waitingFor(environment, 'favouriteIdsQuery')).toEqual([]);
  expect(marks()).toEqual(['false', 'false']);
});
