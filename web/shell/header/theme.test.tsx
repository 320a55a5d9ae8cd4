import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';
import { followTheme } from './useTheme.ts';

const page = readFileSync('web/index.html', 'utf8');
const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
/** Runs what index.html runs before anything is painted. */
const openPage = () => new Function(scripts[0] ?? '')();
const { dataset } = document.documentElement;

test('TH-01 the page opens in light', () => {
  openPage();
  expect(dataset['theme']).toBe('light');
});

test('TH-01 the switch changes the theme at once, and the choice outlives the visit', async () => {
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  await press('Switch to dark');
  await waitFor(() => expect(dataset['theme']).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
  delete dataset['theme'];
  openPage();
  expect(dataset['theme']).toBe('dark');
});

test('TH-01 back to light, which is stored as well', async () => {
  localStorage.setItem('theme', 'dark');
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  await press('Switch to light');
  await waitFor(() => expect(dataset['theme']).toBe('light'));
  expect([dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'light']);
  expect(screen.getByRole('button', { name: 'Switch to dark' })).toBeTruthy();
});

test('TH-01 the switch itself answers first, the page follows in the next frame', async () => {
  localStorage.setItem('theme', 'light');
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  const button = await screen.findByRole('button', { name: 'Switch to dark' });
  act(() => button.click());
  expect(screen.getByRole('button', { name: 'Switch to light' })).toBe(button);
  // Whoever leaves at once has chosen all the same.
  expect([dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'dark']);
  await waitFor(() => expect(dataset['theme']).toBe('dark'));
});

test('TH-01 pressed twice before the page could follow, it stays as it was', async () => {
  localStorage.setItem('theme', 'light');
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  const seen: (string | undefined)[] = [];
  const themes = new MutationObserver(() => void seen.push(dataset['theme']));
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  onTestFinished(() => themes.disconnect());
  const button = await screen.findByRole('button', { name: 'Switch to dark' });
  act(() => button.click());
  act(() => button.click());
  expect(localStorage.getItem('theme')).toBe('light');
  await waitFor(() => expect(seen).toEqual(['light']));
});

test('TH-01 a switch in the drawer, one in the header and the palette tell the same theme, and none is pressed in vain', async () => {
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  await press('Open the menu');
  const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
  const names = () =>
    screen.getAllByRole('button', { name: /^Switch to/, hidden: true }).map((button) => button.getAttribute('aria-label'));
  act(() => drawer.getByRole('button', { name: 'Switch to dark' }).click());
  expect(names()).toEqual(['Switch to light', 'Switch to light']);
  await waitFor(() => expect(dataset['theme']).toBe('dark'));
  await press('Close the menu');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  const option = await screen.findByRole('option', { name: /Switch to light/ });
  await act(async () => option.click());
  await waitFor(() => expect(dataset['theme']).toBe('light'));
  await press('Switch to dark');
  await waitFor(() => expect(dataset['theme']).toBe('dark'));
});

test('TH-01 what is chosen in another tab is shown in this one, also in the place of what was pressed here before it', async () => {
  openPage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  onTestFinished(followTheme());
  const choose = (newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage })));
  choose('dark');
  expect([dataset['theme'], screen.getByRole('button', { name: 'Switch to light' })]).toEqual(['dark', expect.anything()]);
  act(() => screen.getByRole('button', { name: 'Switch to light' }).click());
  choose('dark');
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  expect([dataset['theme'], screen.getByRole('button', { name: 'Switch to light' })]).toEqual(['dark', expect.anything()]);
  choose('light');
  expect([dataset['theme'], screen.getByRole('button', { name: 'Switch to dark' })]).toEqual(['light', expect.anything()]);
});

test('TH-01 a stored word that is no theme is light', () => {
  localStorage.setItem('theme', 'neon');
  openPage();
  expect(dataset['theme']).toBe('light');
});

test('SM-07 a menu left in mini is mini before anything is painted', () => {
  localStorage.setItem('sideMini', 'true');
  openPage();
  expect(dataset['side']).toBe('mini');
});

test('I18N-1 the page’s language is the stored one before anything is painted', () => {
  localStorage.setItem('hisLang', 'EN');
  openPage();
  expect(document.documentElement.lang).toBe('en-GB');
});

test('index.html has one inline script, as the content policy names one, and no inline style', () => {
  expect(scripts).toHaveLength(1);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
});
