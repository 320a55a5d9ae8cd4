import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';
import { afterPaint } from '../../ui/afterPaint.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['side'];
});

const side = () => document.documentElement.dataset['side'];
const openHome = (data = {}) => openAnswered('/', 'HomeScreenQuery', { popularGames: [], ...data });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

test('SM-01 it has Home, In-House and each category with makers, with All before the makers', async () => {
  await openHome({ gameCategories: [...aShell.gameCategories, { category: 'LIVE', vendors: [] }] });
  // What is folded up is not drawn, which each page and each press on a phone would wait for.
  expect((await menu()).queryByRole('link', { name: 'Lantern Row', hidden: true })).toBeNull();
  const links = (await menu()).getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Home', 'In-House', 'Slots', 'Fishing', 'Promotions']);
  await press('Studios of Slots');
  const unfolded = (await menu()).getAllByRole('link').map((link) => link.textContent);
  expect(unfolded).toEqual(['Home', 'In-House', 'Slots', 'All', 'Lantern Row', 'Lotus Play', 'Fishing', 'Promotions']);
});

test('SM-02 lottery and e-lottery share a lobby, and every other category has its own', async () => {
  const codes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
  await openHome({ gameCategories: codes.map((category) => ({ category, vendors: aShell.gameCategories[0]?.vendors })) });
  const hrefs = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(2, -1)).toEqual(['/elott', '/elott', '/live', '/sports', '/fish', '/rng', '/pvp', '/esports']);
});

test('SM-01 the category of the page is unfolded, and of its makers the one of the page is marked', async () => {
  const marked = async () =>
    (await menu()).getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []));
  const games = { games: { games: [], totalCount: 0, totalPages: 0, page: 1 } };
  await openAnswered('/rng?vendor=LTN', 'LobbyScreenQuery', games);
  expect(await marked()).toEqual(['Slots', 'Lantern Row']);
  expect((await menu()).getByRole('button', { name: 'Studios of Slots' }).getAttribute('aria-expanded')).toBe('true');
  cleanup();
  await openAnswered('/rng', 'LobbyScreenQuery', games);
  expect(await marked()).toEqual(['Slots', 'All']);
});

test('SM-01 In-House has the makers of the house below it', async () => {
  const inHouse = ['XGS', 'SS'].map((code) => ({
    id: `INHOUSE-${code}`,
    code,
    name: `House ${code}`,
    category: 'INHOUSE',
    logoUrl: null,
    hot: true,
    gameCount: 7,
  }));
  await openHome({ gameCategories: [...aShell.gameCategories, { category: 'INHOUSE', vendors: inHouse }] });
  await press('Studios of In-House');
  const links = (await menu()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(1, 5)).toEqual([
    ['In-House', '/inhouse'],
    ['All', '/inhouse'],
    ['House XGS', '/inhouse?vendor=XGS'],
    ['House SS', '/inhouse?vendor=SS'],
  ]);
});

/** Home with its end of the menu, which comes once the page has nothing else to do. */
async function openWithExtras(resources: object[] = []) {
  const place = await openHome({ site: { ...aShell.site, resources } });
  await act(async () => window.dispatchEvent(new Event('load')));
  await (await menu()).findByRole('button', { name: 'Customer service' });
  return place;
}

test('SM-03 customer service unfolds to a talk and the help centre', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await openWithExtras();
  expect((await menu()).queryByRole('link', { name: 'Help centre' })).toBeNull();
  await press('Customer service');
  expect((await menu()).getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help');
  await press('Talk to us');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await (await menu()).findByRole('status')).toBeTruthy();
  opened.mockRestore();
});

test('SM-03 customer service holds a talk, the messages of the house, the announcements and the help, and each opens what it says', async () => {
  const { address } = await openWithExtras();
  await press('Customer service');
  const fold = (await menu()).getByRole('button', { name: 'Customer service' }).closest('li');
  const entries = () => [...(fold?.querySelectorAll('ul :is(a, button)') ?? [])].map((entry) => entry.textContent);
  expect(entries()).toEqual(['Talk to us', 'Messages', 'Announcements', 'Help centre']);
  const messages = (await menu()).getByRole('button', { name: 'Messages' });
  await press('Announcements');
  await waitFor(() => expect(address()).toBe('/?dialog=announcements'));
  await act(async () => messages.click());
  await waitFor(() => expect(address()).toContain('panel=messageV2'));
});

test('SM-04 codes of 100 without a margin hold what there is for Android and for iOS', async () => {
  await openWithExtras([
    { type: 'Android', url: 'https://app.example/sampan.apk' },
    { type: 'MOBILECONFIG', url: '/down?phone=ios' },
  ]);
  await press('On your phone');
  for (const [name, address] of [
    ['Android', 'https://app.example/sampan.apk'],
    ['iPhone and iPad', `${location.origin}/down?phone=ios`],
  ] as const) {
    const link = (await menu()).getByRole('link', { name: new RegExp(name) });
    expect(link.getAttribute('href')).toBe(address);
    const code = within(link).getByRole('img', { name: `QR code for ${address}` });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['100', '100']);
    // Without a margin the first dark square lies in the corner.
    expect(code.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M0,0 ?h7v1|^M0 0h7v1/);
  }
  await press('Four steps to install');
  expect(await screen.findByRole('dialog', { name: 'Sampan on your phone' })).toBeTruthy();
});

test('SM-06 social links are those that the operator has, in tabs of their own', async () => {
  await openWithExtras([
    { type: 'WHATSAPP', url: 'https://whatsapp.example/sampan' },
    { type: 'TELEGRAM', url: 'https://telegram.example/sampan' },
    { type: 'INSTAGRAM', url: 'https://instagram.example/sampan' },
    { type: 'FACEBOOK', url: 'https://facebook.example/sampan' },
    { type: 'USDJUMP', url: 'https://elsewhere.example/' },
  ]);
  const links = within((await menu()).getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Facebook, in a new tab', 'https://facebook.example/sampan', '_blank'],
    ['Instagram, in a new tab', 'https://instagram.example/sampan', '_blank'],
    ['Telegram, in a new tab', 'https://telegram.example/sampan', '_blank'],
    ['WhatsApp, in a new tab', 'https://whatsapp.example/sampan', '_blank'],
  ]);
});

test('SM-06 without such links there is no place for them', async () => {
  await openWithExtras();
  expect((await menu()).queryByRole('list', { name: 'Follow us' })).toBeNull();
});

test('SM-07 in mini an entry that unfolds opens the menu with it', async () => {
  localStorage.setItem('sideMini', 'true');
  await openWithExtras();
  await press('Customer service');
  await waitFor(() => expect(side()).toBe('expanded'));
  expect((await menu()).getByRole('link', { name: 'Help centre' })).toBeTruthy();
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
  await waitFor(() => expect(side()).toBe('mini'));
  expect(localStorage.getItem('sideMini')).toBe('true');
  await press('Expand the menu');
  await waitFor(() => expect(side()).toBe('expanded'));
  expect(localStorage.getItem('sideMini')).toBeNull();
});

/** With what comes late to the menu: while a part of it is on its way, nothing that is pressed is drawn at once. */
async function openWhole() {
  await openHome();
  await screen.findByRole('combobox', { name: 'Language' });
}

test('SM-07 what is pressed answers first, the page follows in the next frame', async () => {
  await openWhole();
  const button = screen.getByRole('button', { name: 'Collapse the menu' });
  act(() => button.click());
  expect([button.getAttribute('aria-label'), button.getAttribute('aria-expanded')]).toEqual(['Expand the menu', 'false']);
  expect(side()).toBe('expanded');
  await waitFor(() => expect(side()).toBe('mini'));
  expect(button.getAttribute('aria-label')).toBe('Expand the menu');
});

test('SM-07 pressed twice before the page could follow, it stays as it was', async () => {
  await openWhole();
  const seen: (string | undefined)[] = [];
  const sides = new MutationObserver(() => void seen.push(side()));
  const button = screen.getByRole('button', { name: 'Collapse the menu' });
  sides.observe(document.documentElement, { attributeFilter: ['data-side'] });
  onTestFinished(() => sides.disconnect());
  act(() => button.click());
  act(() => button.click());
  expect(button.getAttribute('aria-label')).toBe('Collapse the menu');
  // What was to follow the presses was asked for before this.
  await act(() => new Promise<void>((done) => void afterPaint(done)));
  // A part of the page that comes meanwhile may say again how it is.
  expect(seen).not.toContain('mini');
  expect(side()).toBe('expanded');
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
  await press('Close the menu');
  expect(screen.queryByRole('dialog')).toBeNull();
});
