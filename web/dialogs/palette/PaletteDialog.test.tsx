import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { aMember } from '../../testing/openPlace.tsx';
import { aGame, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

async function openHome(opening = {}) {
  const place = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, opening);
  await screen.findByRole('banner');
  return place;
}
const key = (name: string, more: object = {}, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name, ...more }));
const palette = () => screen.findByRole('dialog', { name: 'Go to…' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'What was found' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const field = () => screen.getByRole('combobox', { name: /Page, game/ });

test.each([{ ctrlKey: true }, { metaKey: true }])('%j with K opens the palette, and a page is reached by its name alone', async (held) => {
  const { address } = await openHome();
  await key('k', held);
  await palette();
  expect(document.activeElement).toBe(field());
  await act(async () => void fireEvent.change(field(), { target: { value: 'fish' } }));
  await waitFor(() => expect(options()).toEqual(['FishingPage']));
  await key('Enter', {}, field());
  await waitFor(() => expect(address()).toBe('/fish'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('K alone is a letter like any other', async () => {
  await openHome();
  await key('k');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows choose, round the ends, while the focus stays in the field', async () => {
  await openHome();
  await key('k', { ctrlKey: true });
  await palette();
  const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(chosen()).toBe('HomePage');
  await key('ArrowUp', {}, field());
  expect(chosen()).toContain('Keyboard shortcuts');
  await key('ArrowDown', {}, field());
  expect(chosen()).toBe('HomePage');
  expect(document.activeElement).toBe(field());
});

test("arrows and Enter are the method of input's while it writes a character", async () => {
  const { address } = await openHome();
  await key('k', { ctrlKey: true });
  await palette();
  const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const name of ['ArrowDown', 'Enter']) await key(name, composing, field());
    expect([chosen(), address()]).toEqual(['HomePage', '/']);
    expect(screen.getByRole('dialog', { name: 'Go to…' })).toBeTruthy();
  }
});

test('it finds games by a part of their name, and launches the one that is taken', async () => {
  const { environment, address } = await openHome({ viewer: aMember });
  await key('k', { ctrlKey: true });
  await palette();
  await act(async () => void fireEvent.change(field(), { target: { value: 'Game 7' } }));
  await waitFor(() => expect(options()).toEqual([]));
  expect(screen.queryByText(/Nothing here is called/)).toBeNull();
  await waitFor(() => expect(waitingFor(environment, 'useFoundGamesQuery')).toHaveLength(1));
  await answer(environment, 'useFoundGamesQuery', { games: { games: [aGame(7)] } });
  const option = await screen.findByRole('option', { name: /Game 7/ });
  await act(async () => option.click());
  await waitFor(() => expect(address()).toBe('/game?game=game-7'));
});

test.each(['lost', 'without games'])('a search that comes to nothing is not told as one that found nothing (%s)', async (how) => {
  const { environment } = await openHome();
  await key('k', { ctrlKey: true });
  await palette();
  await act(async () => void fireEvent.change(field(), { target: { value: 'carp' } }));
  await waitFor(() => expect(waitingFor(environment, 'useFoundGamesQuery')).toHaveLength(1));
  if (how === 'lost') await fail(environment, 'useFoundGamesQuery');
  else await answer(environment, 'useFoundGamesQuery', { games: null });
  expect(await screen.findByText(/^Games could not be searched/)).toBeTruthy();
  expect(screen.queryByText(/Nothing here is called/)).toBeNull();
});

test('one letter that is a word is enough to look for games, and what is pasted goes as the gateway takes it', async () => {
  const { environment } = await openHome();
  await key('k', { ctrlKey: true });
  await palette();
  for (const [value, search] of [
    ['莲', '莲'],
    ['Carp\tLantern', 'Carp Lantern'],
  ]) {
    await act(async () => void fireEvent.change(field(), { target: { value } }));
    await waitFor(() => expect(variablesOf(environment, 'useFoundGamesQuery')).toEqual({ search }));
  }
  expect(field()).toHaveProperty('maxLength', 64);
});

test('pages of the member centre are found by whoever has one, and open over what is shown', async () => {
  const { address } = await openHome({ viewer: aMember });
  await key('k', { ctrlKey: true });
  await palette();
  await act(async () => void fireEvent.change(field(), { target: { value: 'withdr' } }));
  await waitFor(() => expect(options()).toEqual(['WithdrawMember centre']));
  await key('Enter', {}, field());
  await waitFor(() => expect(address()).toBe('/?panel=withdraw'));
});

test('a guest and a trial account are led to none of them', async () => {
  await openHome({ viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  await key('k', { ctrlKey: true });
  await palette();
  expect(options().filter((option) => option.includes('Member centre'))).toEqual([]);
});

test('theme, language and the way out are there, the way in only for guests', async () => {
  await openHome({ viewer: aMember });
  await key('k', { ctrlKey: true });
  await palette();
  expect(options()).toEqual(expect.arrayContaining(['Switch to darkAction', 'Tiếng ViệtLanguage', 'Log outAction']));
  expect(options()).not.toContain('Log inAction');
  await act(async () => void fireEvent.change(field(), { target: { value: 'tieng viet' } }));
  await waitFor(() => expect(options()).toEqual(['Tiếng ViệtLanguage']));
});

test('? shows the keys that work everywhere, but not while something is typed', async () => {
  await openHome();
  const input = document.body.appendChild(document.createElement('input'));
  await key('?', {}, input);
  expect(screen.queryByRole('dialog')).toBeNull();
  input.remove();
  await key('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
