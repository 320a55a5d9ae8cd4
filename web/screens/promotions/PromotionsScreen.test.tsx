import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { beforeEach, expect, test } from 'vitest';
import { answer, variablesOf, waitingFor } from '../../testing/answer.ts';
import { anotherMember } from '../../testing/aMember.ts';
import { forgetUnseen } from '../../testing/forgetUnseen.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { signIn } from '../../testing/signIn.ts';
import useMemberStatusQuery from './__generated__/useMemberStatusQuery.graphql.ts';
import { aBanner, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const promotion = (code: string, category: string, rest: object = {}) => ({
  id: `id-${code}`,
  code,
  category,
  title: `Title of ${code}`,
  summary: `Summary of ${code}`,
  imageUrl: `/scene/${code}.svg`,
  status: null,
  startsAt: null,
  endsAt: null,
  ...rest,
});
const rows = [
  promotion('purse', 'NEW_PLAYER'),
  promotion('sums', 'GAMES'),
  promotion('friend', 'REFERRAL', { status: 'COMING_SOON' }),
  promotion('top-up', 'DEPOSIT', { endsAt: '2036-01-31T17:00:00.000Z' }),
];
const site = { ...aShell.site, timeZone: 'Asia/Ho_Chi_Minh' };
const listed = (some: readonly object[] = rows) => ({ promotions: { edges: some.map((node) => ({ node })) } });
const openList = (path = '/promotions', data: object = listed(), viewer: object | null = null) =>
  openAnswered(path, 'PromotionsScreenQuery', { banners: [aBanner(1)], site, ...data }, { viewer });
const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('RT-07 /promotions has header, banner, footer and side menu', async () => {
  await openList();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Promotions');
  expect(document.title).toBe('Promotions · Sampan');
  expect(screen.getByRole('img', { name: 'Banner 1' })).toBeTruthy();
  for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
});

test('PR-01 a tab for each kind that there is, in the address, and every card leads to its terms', async () => {
  const { address } = await openList();
  const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual(['All', 'New players', 'Games', 'Friends', 'Deposits']);
  expect(titles()).toHaveLength(4);
  await press('Friends', 'tab');
  expect(address()).toBe('/promotions?type=referral');
  expect(titles()).toEqual(['Title of friend']);
  expect(screen.getByRole('link', { name: 'Title of friend' }).getAttribute('href')).toBe('/promoDetail?id=friend');
  expect(within(screen.getByRole('tabpanel')).getByText('Coming soon')).toBeTruthy();
});

test('PR-01 a promotion ends with the day of the house, wherever it is read', async () => {
  await openList();
  expect(await screen.findByText('Until 01/02/2036, 00:00')).toBeTruthy();
});

test('PR-01 a tab is opened by its address; one that there is not shows all', async () => {
  await openList('/promotions?type=games');
  await screen.findByRole('tab', { name: 'Games', selected: true });
  expect(titles()).toEqual(['Title of sums']);
});

test('PR-01 an unknown kind shows all', async () => {
  await openList('/promotions?type=nothing');
  await screen.findByRole('tab', { name: 'All', selected: true });
  expect(titles()).toHaveLength(4);
});

test.each([
  ['APPLYING', 'Applied for'],
  ['CLOSE', 'Ended'],
  ['REJECTED', 'Turned down'],
  ['ISSUED', 'Received'],
  ['CLAIMED', 'Claimed'],
  ['PROCESS', 'Under way'],
  ['JOINED', 'Joined'],
  ['COMING_SOON', 'Coming soon'],
] as const)('PR-01 a member who stands %s with a promotion reads %s on its card, and on no other', async (status, words) => {
  const { environment } = await openList('/promotions', listed(rows.slice(0, 2)), aMember);
  await answer(environment, 'useMemberStatusQuery', {
    viewer: { id: aMember.id, promotionStatuses: [{ promotionId: 'id-purse', status }] },
  });
  expect((await screen.findAllByText(words)).map((mark) => mark.closest('article')?.querySelector('h2')?.textContent)).toEqual([
    'Title of purse',
  ]);
});

const stands = { viewer: { id: aMember.id, promotionStatuses: [{ promotionId: 'id-purse', status: 'JOINED' }] } } as const;

test('PR-01 where a member stands stays on the cards for as long as they are shown', async () => {
  const { environment } = await openList('/promotions', listed(rows.slice(0, 2)), aMember);
  await answer(environment, 'useMemberStatusQuery', stands);
  await forgetUnseen(environment);
  for (const tab of ['Games', 'All']) await press(tab, 'tab');
  expect(await screen.findByText('Joined')).toBeTruthy();
});

test('PR-01 where a member stands is asked for again by who comes back after a long visit elsewhere', async () => {
  const { environment, router } = await openScreen('/elsewhere', { viewer: aMember });
  fetchQuery(environment, useMemberStatusQuery, {}).subscribe({});
  await answer(environment, 'useMemberStatusQuery', stands);
  await forgetUnseen(environment);
  await act(() => router.navigate('/promotions'));
  await answer(environment, 'PromotionsScreenQuery', { ...aShell, banners: [aBanner(1)], site, ...listed(rows.slice(0, 2)) });
  await waitFor(() => expect(titles()).toHaveLength(2));
  await answer(environment, 'useMemberStatusQuery', stands);
  expect(await screen.findByText('Joined')).toBeTruthy();
});

test('PR-01 where another member has come to be signed in, it is asked how that one stands', async () => {
  const { environment } = await openList('/promotions', listed(rows.slice(0, 2)), aMember);
  await answer(environment, 'useMemberStatusQuery', { viewer: { id: aMember.id, promotionStatuses: [] } });
  await signIn(environment, anotherMember);
  await answer(environment, 'useMemberStatusQuery', {
    viewer: { id: anotherMember.id, promotionStatuses: [{ promotionId: 'id-sums', status: 'JOINED' }] },
  });
  expect((await screen.findByText('Joined')).closest('article')?.querySelector('h2')?.textContent).toBe('Title of sums');
});

test('who comes while the standing of another member is asked for is asked for their own', async () => {
  const { environment } = await openList('/promotions', listed(), aMember);
  const before = await waitFor(() => {
    const asked = waitingFor(environment, 'useMemberStatusQuery');
    expect(asked).toHaveLength(1);
    return asked;
  });
  await signIn(environment, anotherMember);
  const now = waitingFor(environment, 'useMemberStatusQuery');
  expect([now.length, before.includes(now[0] as never)]).toEqual([1, false]);
});

test('PR-01 a guest is asked for no statuses', async () => {
  const { environment } = await openList();
  await screen.findByRole('tabpanel');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('where there is none, and after a fault, the page says so', async () => {
  await openList('/promotions', listed([]));
  await screen.findByText('No promotions at the moment');
});

test('after a fault it can be asked for again', async () => {
  const { environment } = await openList('/promotions', { promotions: null });
  await press('Try again');
  await answer(environment, 'PromotionsScreenQuery', { ...aShell, site, ...listed() });
  await screen.findByRole('tabpanel');
});

const detail = (rest: object = {}) => ({
  promotion: {
    ...promotion('purse', 'NEW_PLAYER'),
    eligibility: 'Everybody who is new.',
    turnover: 'None at all.',
    terms: '<ul><li>Board first.</li></ul>',
    ...rest,
  },
});
const openDetail = (data: object = detail(), viewer: object | null | 'unknown' = null) =>
  openAnswered('/promoDetail?id=purse', 'PromotionScreenQuery', { site, ...data }, { viewer });

test('RT-07 PR-01 /promoDetail shows the one that id names: eligibility and turnover first, then the terms', async () => {
  await openDetail();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Title of purse');
  expect(document.title).toBe('Title of purse · Sampan');
  const main = screen.getByRole('main').textContent ?? '';
  const places = ['Everybody who is new.', 'None at all.', 'Board first.'].map((words) => main.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/register');
});

test('PR-01 what is for new players leads nowhere until it is known who asks: a guest to register, a member to the games', async () => {
  const { environment } = await openDetail(detail(), 'unknown');
  await screen.findByRole('heading', { level: 1 });
  const wayOn = () => screen.queryAllByRole('link', { name: /^(Open an account|See the games)$/ }).map((link) => link.getAttribute('href'));
  expect(wayOn()).toEqual([]);
  await answer(environment, 'useViewerQuery', { viewer: null });
  expect(wayOn()).toEqual(['/register']);
  cleanup();
  await openDetail(detail(), aMember);
  expect(wayOn()).toEqual(['/rng']);
});

test('RT-07 the id of the address is asked for, and a new one anew', async () => {
  const { environment, router } = await openDetail();
  await screen.findByRole('heading', { level: 1 });
  await act(async () => void router.navigate('/promoDetail?id=top-up'));
  await waitFor(() => expect(variablesOf(environment, 'PromotionScreenQuery')).toEqual({ code: 'top-up' }));
});

test.each([
  [{ status: 'CLOSE' }, /has ended/],
  [{ status: 'COMING_SOON' }, /has not started/],
])('PR-01 %o says what is possible now, and offers no button', async (rest, words) => {
  await openDetail(detail(rest));
  await screen.findByText(words);
  expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
});

test('PR-01 a member tops up where the promotion is about that', async () => {
  const { address } = await openDetail(detail({ category: 'DEPOSIT' }), aMember);
  const deposit = await within(screen.getByRole('main')).findByRole('button', { name: 'Deposit' });
  await act(async () => deposit.click());
  expect(address()).toBe('/promoDetail?id=purse&panel=depositv2');
});

test('RT-07 /promoDetail that names no promotion leads on to all of them', async () => {
  await openDetail({ promotion: null });
  const all = await screen.findByRole('link', { name: 'See all promotions' });
  expect(all.getAttribute('href')).toBe('/promotions');
});
