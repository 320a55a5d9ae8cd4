// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['side'];
});

const openHome = (data = {}) => openAnswered('/', 'HomeScreenQuery', { popularGames: [], ...data });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

test('SM-01 it has Home, In-House and each category with makers, with All before the makers', async () => {
  await openHome({ gameCategories: [...aShell.gameCategories, { category: 'LIVE', vendors: [] }] });
  const links = (await menu()).getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Home', 'In-House', 'Slots', 'Fishing']);
  await press('Studios of Slots');
  const unfolded = (await menu()).getAllByRole('link').map((link) => link.textContent);
  expect(unfolded).toEqual(['Home', 'In-House', 'Slots', 'All', 'Lantern Row', 'Lotus Play', 'Fishing']);
});

test('SM-02 lottery and e-lottery share a lobby, and every other category has its own', async () => {
  const codes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
  await openHome({ gameCategories: codes.map((category) => ({ category, vendors: aShell.gameCategories[0]?.vendors })) });
  const hrefs = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(2)).toEqual(['/elott', '/elott', '/live', '/sports', '/fish', '/rng', '/pvp', '/esports']);
});

test('SM-05 the language picker offers the brand’s languages by their own names, and is gone with one language', async () => {
  await openHome();
  const picker = await screen.findByRole('combobox', { name: 'Language' });
  expect(
    within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Tiếng Việt', 'English']);
});

test('SM-05 with one language there is no picker', async () => {
  await openHome({ site: { ...aShell.site, languages: ['EN'] } });
  await menu();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});

test('SM-07 the menu collapses to mini and expands again, and the choice outlives the visit', async () => {
  await openHome();
  await press('Collapse the menu');
  expect(document.documentElement.dataset['side']).toBe('mini');
  expect(localStorage.getItem('sideMini')).toBe('true');
  await press('Expand the menu');
  expect(document.documentElement.dataset['side']).toBe('expanded');
  expect(localStorage.getItem('sideMini')).toBeNull();
});

test('SM-07 a menu left in mini opens in mini', async () => {
  localStorage.setItem('sideMini', 'true');
  await openHome();
  const toggle = await screen.findByRole('button', { name: 'Expand the menu' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('the drawer of phones holds the same menu', async () => {
  await openHome();
  await act(async () => (await screen.findByRole('button', { name: 'Open the menu' })).click());
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  expect(within(drawer).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/rng');
});
