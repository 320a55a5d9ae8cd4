import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, answerUntil, fail, failUntil, waitingFor } from '../../testing/answer.ts';
import { openPlace, press } from '../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const announcement = (number: number, given: object = {}) => ({
  id: `a${number}`,
  title: `Word ${number}`,
  content: `<p>What <strong>${number}</strong> says</p>`,
  publishedAt: '2026-01-31T17:30:45.000Z',
  link: null,
  ...given,
});
const pageOf = (numbers: readonly number[], totalPages = 4) => ({
  site: { timeZone: 'Asia/Ho_Chi_Minh' },
  announcements: { totalPages, announcements: numbers.map((number) => announcement(number)) },
});
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

async function openAnnouncements(path = '/rng?dialog=announcements', data: object = pageOf(nine)) {
  const place = await openPlace({ path });
  await answer(place.environment, 'AnnouncementsQuery', data);
  return { ...place, dialog: within(await screen.findByRole('dialog', { name: 'Announcements' })) };
}

test('AN-01 nine a page with title and date on the clock of the house, and the paginator shows three pages and one at the end', async () => {
  const { dialog } = await openAnnouncements('/rng?dialog=announcements&dialog.page=5', pageOf(nine, 12));
  const entries = within(dialog.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
  expect(entries).toHaveLength(9);
  expect(entries[0]?.textContent).toBe('Word 12026-02-01 00:30:45');
  const pages = within(dialog.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent)).toEqual(['1', '4', '5', '6', '12']);
});

test('AN-01 nine of a page are asked for by its number, and both page and announcement are in the address', async () => {
  const { environment, address, dialog } = await openAnnouncements();
  await press('Page 2', 'link');
  const { variables, node } = environment.mock.getMostRecentOperation().request;
  expect(variables).toEqual({ page: 2, isNamed: false });
  expect(JSON.stringify(node)).toContain('"name":"pageSize","value":9}');
  await answer(environment, 'AnnouncementsQuery', pageOf([10, 11]));
  expect(address()).toBe('/rng?dialog=announcements&dialog.page=2');
  await press(/^Word 11/, 'link');
  expect(address()).toBe('/rng?dialog=announcements&dialog.page=2&dialog.item=a11');
  expect(within(dialog.getByRole('article', { name: 'Word 11' })).getByText('11').tagName).toBe('STRONG');
  await press('Close');
  await waitFor(() => expect(address()).toBe('/rng'));
});

test('AN-01 the one of the address is shown, with its HTML as text and markup that was cleaned, and what leads on', async () => {
  const data = pageOf(nine);
  const hostile = announcement(3, { content: '<p onclick="x()">calm</p><script>alert(1)</script>', link: '/promotions' });
  data.announcements.announcements[2] = hostile;
  const { dialog, address } = await openAnnouncements('/rng?dialog=announcements&dialog.item=a3', data);
  const detail = within(dialog.getByRole('article', { name: 'Word 3' }));
  expect(detail.getByText('calm').outerHTML).toBe('<p>calm</p>');
  expect(detail.getByText('2026-02-01 00:30:45')).toBeTruthy();
  await press('Go there', 'link');
  await waitFor(() => expect(address()).toBe('/promotions'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['popup', 'player'])(
  'AN-03 what the home page leads to is shown, on whichever page of the list it stands: of %s',
  async (group) => {
    const notices = { player: [], popup: [], [group]: [announcement(42)] };
    const { environment, dialog } = await openAnnouncements('/rng?dialog=announcements&dialog.item=a42', { ...pageOf(nine), notices });
    expect(dialog.getByRole('article', { name: 'Word 42' })).toBeTruthy();
    // Where there is no room for both, this is what says which of them is seen.
    expect(dialog.getByRole('article').parentElement?.dataset['chosen']).toBe('true');
    await press('Page 2', 'link');
    await answer(environment, 'AnnouncementsQuery', { ...pageOf([10, 11]), notices });
    expect(await dialog.findByRole('article', { name: 'Word 10' })).toBeTruthy();
  },
);

test('where nothing was announced the dialog says so', async () => {
  const { dialog } = await openAnnouncements('/rng?dialog=announcements', pageOf([], 0));
  expect(dialog.getByText('Nothing has been announced')).toBeTruthy();
});

test.each(['', '&dialog.item=a2'])('AN-01 who asks for a page behind the last is led to the last%s', async (item) => {
  const { environment, address, router } = await openPlace({ path: '/rng' });
  await act(() => router.navigate(`/rng?dialog=announcements&dialog.page=99${item}`));
  await answer(environment, 'AnnouncementsQuery', pageOf([], 4));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }));
  expect(dialog.queryByText('Nothing has been announced')).toBeNull();
  await waitFor(() => expect(address()).toBe(`/rng?dialog=announcements&dialog.page=4${item}`));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ page: 4 });
  await answer(environment, 'AnnouncementsQuery', pageOf([1, 2], 4));
  expect(await dialog.findByRole('article', { name: item === '' ? 'Word 1' : 'Word 2' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page');
  // Nobody comes back to where there is nothing.
  await act(() => router.navigate(-1));
  expect(address()).toBe('/rng');
});

const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });

test('announcements that could not be had are asked for by every press of "Try again", and by whoever opens them anew', async () => {
  const { environment, router } = await openPlace({ path: '/rng?dialog=announcements' });
  const lose = async () => {
    await fail(environment, 'AnnouncementsQuery');
    await failUntil(environment, 'AnnouncementsQuery', tryAgain);
  };
  await lose();
  await press('Try again');
  await lose();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/rng?dialog=announcements'));
  await lose();
  await press('Try again');
  await answer(environment, 'AnnouncementsQuery', pageOf(nine));
  expect(await screen.findByRole('article', { name: 'Word 1' })).toBeTruthy();
});

test('announcements that came back empty after a fault are asked for again', async () => {
  const { environment } = await openPlace({ path: '/rng?dialog=announcements' });
  const empty = { site: { timeZone: 'UTC' }, announcements: null };
  await answerUntil(
    environment,
    'AnnouncementsQuery',
    empty,
    () => tryAgain() && waitingFor(environment, 'AnnouncementsQuery').length === 0,
  );
  await press('Try again');
  await answer(environment, 'AnnouncementsQuery', pageOf(nine));
  expect(await screen.findByRole('article', { name: 'Word 1' })).toBeTruthy();
});
