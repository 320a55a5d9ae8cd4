import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { categoryRoutes } from '../../shell/categories.ts';
import { answer, answerUntil, failUntil, variablesOf, waitingFor } from '../../testing/answer.ts';
import { change } from '../../testing/change.ts';
import { press } from '../../testing/openPlace.tsx';
import { aBanner, aGame, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const pageOf = (count: number, page = 1, totalCount = count) => ({
  games: { games: Array.from({ length: count }, (_, index) => aGame(index + 1)), totalCount, totalPages: Math.ceil(totalCount / 42), page },
});
const openSlots = (path = '/rng', data: object = pageOf(42, 1, 100)) => openAnswered(path, 'LobbyScreenQuery', data);
const asked = (environment: Parameters<typeof variablesOf>[0]) => variablesOf(environment, 'LobbyScreenQuery');
const counts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const count = (text: string) => waitFor(() => expect(counts()).toContain(text));

test.each(categoryRoutes)(
  'RT-06 $path shows the lobby of $category with header, banner, footer and side menu',
  async ({ path, category }) => {
    const { environment } = await openScreen(path);
    expect(asked(environment)['category']).toBe(category);
    await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(3), banners: [aBanner(1)] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Banner 1' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  },
);

test('GM-01 a lobby opens on page 1 with 42 games a page, and says how many there are', async () => {
  const { environment } = await openScreen('/rng');
  expect(asked(environment)).toMatchObject({ category: 'RNG', page: 1, vendor: null, search: null });
  expect(JSON.stringify(environment.mock.getMostRecentOperation().request.node)).toContain('"name":"pageSize","value":42');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(42, 1, 100) });
  await count('100 games');
  expect(screen.getAllByRole('button', { name: /^Game \d+\b/ })).toHaveLength(42);
});

test('GM-01 the address holds every filter, and opens with them', async () => {
  const { environment } = await openScreen('/rng?vendor=LTN&q=carp&classification=sea&minStake=500&lines=10&page=2');
  expect(asked(environment)).toMatchObject({
    vendor: 'LTN',
    search: 'carp',
    classification: 'sea',
    minStake: '500',
    minLines: 10,
    page: 2,
  });
});

test('GM-01 what the gateway would refuse in an address is left out', async () => {
  const { environment } = await openScreen('/rng?page=-3&minStake=abc&lines=9999&vendor=%3Cb%3E&q=Carp%09Lantern');
  expect(asked(environment)).toMatchObject({ page: 1, minStake: null, minLines: null, vendor: null, search: 'Carp Lantern' });
});

test('GM-01 a maker’s chip filters, the page starts over, and the old games stay dimmed until the new ones come', async () => {
  const { environment, address } = await openSlots('/rng?page=2');
  await press('Lotus Play');
  expect(asked(environment)).toMatchObject({ vendor: 'HSN', page: 1 });
  const grid = (await screen.findByText('Game 1')).closest('section');
  expect(grid?.getAttribute('aria-busy')).toBe('true');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(1) });
  await count('1 game');
  expect(address()).toBe('/rng?vendor=HSN');
});

test('GM-01 who comes back to a lobby from elsewhere sees that it is on its way', async () => {
  const { router } = await openSlots();
  await act(async () => router.navigate('/no/such/place'));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await act(async () => void router.navigate('/rng?page=2'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toBe('?page=2');
});

test('GM-01 typing searches once, after a pause, in the address', async () => {
  const { environment, address } = await openSlots();
  const box = await screen.findByRole('searchbox', { name: 'Search by name' });
  for (const text of ['c', 'ca', '\tcarp\u3000']) await change(box, text);
  await waitFor(() => expect(asked(environment)['search']).toBe('carp'));
  expect(waitingFor(environment, 'LobbyScreenQuery')).toHaveLength(1);
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await count('2 games');
  expect(address()).toBe('/rng?q=carp');
});

test('GM-01 letters that are typed while the ones before are searched for stay, and are searched for as well', async () => {
  const { environment, address } = await openSlots();
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });
  await change(box, 'c');
  await waitFor(() => expect(asked(environment)['search']).toBe('c'));
  expect(box.value).toBe('c');
  await change(box, 'carp');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(5) });
  await waitFor(() => expect(asked(environment)['search']).toBe('carp'));
  expect(box.value).toBe('carp');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await waitFor(() => expect(address()).toBe('/rng?q=carp'));
});

test('GM-01 a search that is left on its way, by the browser’s way back, is not said to be on', async () => {
  const { environment, router, address } = await openSlots();
  await press('Lotus Play');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(5) });
  await waitFor(() => expect(address()).toBe('/rng?vendor=HSN'));
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });
  await change(box, 'carp');
  await waitFor(() => expect(asked(environment)['search']).toBe('carp'));
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(address()).toBe('/rng'));
  expect(box.value).toBe('');
});

test('GM-01 a slash leads to the search from anywhere on the screen', async () => {
  await openSlots();
  const box = await screen.findByRole('searchbox');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box);
});

test('GM-01 kind and stakes filter too', async () => {
  const { environment } = await openSlots();
  await change(await screen.findByRole('combobox', { name: 'Kind' }), 'folk');
  await waitFor(() => expect(asked(environment)['classification']).toBe('folk'));
});

test('GM-01 stakes to filter by are written as the language writes numbers, where they are chosen and where they are dropped', async () => {
  await openAnswered('/rng?minStake=1000', 'LobbyScreenQuery', pageOf(0), { language: 'VI' });
  const stakes = (await screen.findByRole('combobox', { name: 'Mức cược' })).textContent;
  expect(stakes).toContain('Từ 500Từ 1.000');
  expect((await screen.findByRole('button', { name: /Từ 1/ })).textContent).toBe('Từ 1.000 ');
});

test('the lobby is sorted by name, return or smallest stake, in the address, and back into the order of the house', async () => {
  const { environment, address } = await openSlots('/rng?sort=return&page=2');
  const order = () => screen.findByRole('combobox', { name: 'Sort by' });
  expect((await order()).textContent).toBe('Our choiceName, A–ZHighest return firstSmallest stake first');
  await change(await order(), 'stake');
  await waitFor(() => expect(asked(environment)).toMatchObject({ order: 'SMALLEST_STAKE', page: 1 }));
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await waitFor(() => expect(address()).toBe('/rng?sort=stake'));
  await change(await order(), '');
  await waitFor(() => expect(asked(environment)['order']).toBeNull());
});

test('an order that nobody knows is none', async () => {
  const { environment } = await openScreen('/rng?sort=constructor');
  expect(asked(environment)['order']).toBeNull();
});

test('a studio’s games are called by its name, in heading and title', async () => {
  await openSlots('/rng?vendor=HSN', pageOf(2));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Lotus Play');
  expect(document.title).toBe('Lotus Play · Slots · Sampan');
});

test('GM-01 a filter that is chosen while the games of another one are on their way is added to it', async () => {
  const { environment, address } = await openSlots('/rng?page=2');
  const choose = async (name: string, value: string) => change(await screen.findByRole('combobox', { name }), value);
  await choose('Kind', 'folk');
  await choose('Stakes', '500');
  await waitFor(() => expect(asked(environment)).toMatchObject({ classification: 'folk', minStake: '500', page: 1 }));
  await answerUntil(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) }, () => counts().includes('2 games'));
  expect(address()).toBe('/rng?classification=folk&minStake=500');
});

test('GM-01 the paginator turns pages in the address', async () => {
  const { environment, address } = await openSlots();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/rng?page=3');
  await act(async () => pages.getByRole('link', { name: 'Page 2' }).click());
  await waitFor(() => expect(asked(environment)['page']).toBe(2));
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(42, 2, 100) });
  await waitFor(() => expect(address()).toBe('/rng?page=2'));
});

test('GM-01 an address behind the last page leads to that, and nothing is said to be missing', async () => {
  const { environment, address } = await openSlots('/rng?q=carp&page=9', pageOf(0, 9, 100));
  await waitFor(() => expect(asked(environment)).toMatchObject({ search: 'carp', page: 3 }));
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(16, 3, 100) });
  await waitFor(() => expect(address()).toBe('/rng?q=carp&page=3'));
});

test('a page is fetched ahead when the pointer is on it', async () => {
  const { environment } = await openSlots();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  fireEvent.pointerEnter(pages.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(asked(environment)['page']).toBe(3));
});

test('no game: the filters to blame are named, and each is gone with one press', async () => {
  const { environment, address } = await openSlots('/rng?vendor=LTN&q=zzz', pageOf(0));
  await press('Drop the filter Lantern Row');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(0) });
  await waitFor(() => expect(address()).toBe('/rng?q=zzz'));
  await press('Clear all filters');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await count('2 games');
  expect(address()).toBe('/rng');
});

test('RT-06 a category without games says so before anything else, and leads to the lobbies that have some', async () => {
  await openAnswered('/live', 'LobbyScreenQuery', { ...pageOf(0), banners: [aBanner(1)] });
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Live casino');
  expect(main.getByText('No games in Live casino at the moment')).toBeTruthy();
  expect(main.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Slots', '/rng'],
    ['Fishing', '/fish'],
  ]);
  const state = main.getByText('No games in Live casino at the moment');
  expect(state.compareDocumentPosition(main.getByRole('img', { name: 'Banner 1' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main.queryByRole('searchbox')).toBeNull();
  expect(main.queryByRole('tab')).toBeNull();
});

test('RT-06 nothing put forward is not a lobby without games', async () => {
  const { environment, address } = await openSlots('/rng?list=hot', pageOf(0));
  expect(await screen.findByText('No hot games here at the moment')).toBeTruthy();
  await press('See all games');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await count('2 games');
  expect(address()).toBe('/rng');
});

test('RT-15 a panel lies over the lobby: nothing is asked again, and the filters stay', async () => {
  const { environment, router, address } = await openSlots('/rng?vendor=LTN');
  await screen.findByText('Game 1');
  await act(async () => router.navigate('/rng?vendor=LTN&panel=depositv2'));
  expect(waitingFor(environment, 'LobbyScreenQuery')).toHaveLength(0);
  expect(address()).toBe('/rng?vendor=LTN&panel=depositv2');
});

test('a fault of the next games keeps the shell and offers to try again', async () => {
  const { environment } = await openSlots();
  await press('Lotus Play');
  await failUntil(environment, 'LobbyScreenQuery', () => screen.queryByRole('alert'));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  await press('Try again');
  await answer(environment, 'LobbyScreenQuery', { ...aShell, ...pageOf(2) });
  await count('2 games');
});

test('a game under maintenance says so', async () => {
  await openSlots('/rng', { games: { ...pageOf(1).games, games: [{ ...aGame(1), underMaintenance: true }] } });
  expect(await screen.findByRole('button', { name: /Under maintenance/ })).toBeTruthy();
});
