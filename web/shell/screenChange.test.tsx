import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/answer.ts';
import { aShell, openAnswered } from '../testing/openScreen.tsx';
import { pressEscape } from '../testing/pressEscape.ts';

beforeEach(() => localStorage.clear());

/** Home, by a link of the screen before, which goes with it. */
async function leadHome() {
  const { environment, address } = await openAnswered('/nowhere', 'NotFoundScreenQuery');
  const link = await screen.findByRole('link', { name: 'Back to Home' });
  link.focus();
  await act(async () => link.click());
  await waitFor(() => expect(address()).toBe('/'));
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  await screen.findByRole('heading', { level: 1 });
}
const said = (title: string) => [...document.querySelectorAll('[aria-live="polite"]')].some(({ textContent }) => textContent === title);

test('what leads to a screen goes with the one before, and the focus goes to the content', async () => {
  await leadHome();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a screen that has come is said by its title; the first one, which came as a page, is not', async () => {
  await openAnswered('/nowhere', 'NotFoundScreenQuery');
  await screen.findByRole('heading', { name: 'Page not found' });
  const first = document.title;
  await act(() => new Promise((done) => void setTimeout(done, 500)));
  expect([first === '', said(first)]).toEqual([false, false]);
  await act(async () => screen.getByRole('link', { name: 'Back to Home' }).click());
  await waitFor(() => expect([document.title === first, said(document.title)]).toEqual([false, true]), { timeout: 5_000 });
});

test('a dialog that an address opened, or that outlives what opened it, leaves the focus to the content', async () => {
  await openAnswered('/?dialog=login', 'HomeScreenQuery', { popularGames: [] });
  await screen.findByRole('dialog', { name: 'Welcome back' }, { timeout: 10_000 });
  await pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});
