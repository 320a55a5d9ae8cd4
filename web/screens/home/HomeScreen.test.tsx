import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, answerUntil, failUntil, variablesOf, waitingFor } from '../../testing/answer.ts';
import { aGame, aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';
import { anotherMember } from '../../testing/aMember.ts';
import { answerOwnShelves } from '../../testing/answerOwnShelves.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { signIn } from '../../testing/signIn.ts';

beforeEach(() => localStorage.clear());

const popularGames = Array.from({ length: 20 }, (_, index) => aGame(index + 1));
const home = { popularGames };

test.each(['/', '/index', '/index.html', '/home'])('RT-01 %s shows Home with header, banner, footer and side menu', async (path) => {
  await openAnswered(path, 'HomeScreenQuery', { ...home, banners: [{ id: 'b', imageUrl: '/b.svg', title: 'The boat is in', link: null }] });
  expect(await screen.findByRole('heading', { name: 'Games at Sampan' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The boat is in' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
});

test('GM-07 Home shows the twenty popular games', async () => {
  await openAnswered('/', 'HomeScreenQuery', home);
  const rail = await screen.findByRole('region', { name: 'Popular tonight' });
  expect(within(rail).getAllByRole('button', { name: /^Game|Play/ })).toHaveLength(20);
});

test('Home asks twice: one public query for screen and shell, one viewer query', async () => {
  const { environment } = await openScreen('/', { viewer: 'unknown' });
  const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(names.toSorted()).toEqual(['HomeScreenQuery', 'useViewerQuery']);
  await answer(environment, 'HomeScreenQuery', { ...aShell, ...home });
  await answer(environment, 'useViewerQuery', { viewer: null });
  await screen.findByRole('region', { name: 'Popular tonight' });
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('a category is a rail of its studios, and each leads to its games', async () => {
  await openAnswered('/', 'HomeScreenQuery', home);
  const rail = await screen.findByRole('region', { name: 'Slots' });
  const [all, ...studios] = within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(all).toBe('/rng');
  expect(studios).toEqual(['/rng?vendor=LTN', '/rng?vendor=HSN']);
});

test('LG-08 a guest who presses a game meets the login dialog, and address and screen stay', async () => {
  const { address } = await openAnswered('/', 'HomeScreenQuery', home);
  await press(/Game 1 /);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(address()).toBe('/?dialog=login');
});

test('a part that came back empty after a fault offers to ask again, and the rest stands', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: null });
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeTruthy();
  await press('Try again');
  await answer(environment, 'HomeScreenQuery', { ...aShell, ...home });
  expect(await screen.findByRole('region', { name: 'Popular tonight' })).toBeTruthy();
});

test('where the gateway cannot be reached the page says so and offers a reload', async () => {
  const { environment } = await openScreen('/');
  await failUntil(environment, 'HomeScreenQuery', () => screen.queryByRole('alert'));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

const openForMember = async (shelves: object) => {
  const place = await openAnswered('/', 'HomeScreenQuery', home, { viewer: aMember });
  await answerOwnShelves(place.environment, { viewer: { id: aMember.id, unfinishedRounds: [], ...shelves } });
  return place;
};

test('GM-04 a member goes on where it stopped: recent games stand above the popular ones, favourites below, asked for apart from the page', async () => {
  await openForMember({ recentGames: { games: [{ ...aGame(31), category: 'PVP' }] }, favouriteGames: { games: [aGame(32)] } });
  const [recent, popular, favourites] = await Promise.all(
    ['Continue playing', 'Popular tonight', 'Your favourites'].map((name) => screen.findByRole('region', { name })),
  );
  expect(within(recent as HTMLElement).getByRole('button', { name: /^Game 31\b/ })).toBeTruthy();
  expect(within(favourites as HTMLElement).getByRole('button', { name: /^Game 32\b/ })).toBeTruthy();
  const lists = [recent, favourites].map((shelf) => within(shelf as HTMLElement).getByRole('link', { name: 'See all' }));
  expect(lists.map((link) => link.getAttribute('href'))).toEqual(['/pvp?list=recent', '/rng?list=favourites']);
  const order = Node.DOCUMENT_POSITION_FOLLOWING;
  expect((recent as HTMLElement).compareDocumentPosition(popular as HTMLElement) & order).toBeTruthy();
  expect((popular as HTMLElement).compareDocumentPosition(favourites as HTMLElement) & order).toBeTruthy();
});

test('GM-04 where another member has come to be signed in, the shelves are that one’s', async () => {
  const { environment } = await openForMember({ recentGames: { games: [aGame(31)] }, favouriteGames: { games: [] } });
  await screen.findByRole('region', { name: 'Continue playing' });
  await signIn(environment, anotherMember);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await answerOwnShelves(environment, {
    viewer: { id: anotherMember.id, unfinishedRounds: [], recentGames: { games: [aGame(33)] }, favouriteGames: { games: [] } },
  });
  const recent = await screen.findByRole('region', { name: 'Continue playing' });
  expect(within(recent).getByRole('button', { name: /^Game 33\b/ })).toBeTruthy();
});

test('PP-28 a round that was interrupted is listed with what came of it, and leads to its game', async () => {
  const money = (amount: string) => ({ amount, symbol: '₫' });
  const round = {
    id: 'bet-1',
    gameId: 'game-31',
    gameName: 'Silver Oar',
    roundId: 'r-1',
    gameWithdrawn: false,
    stake: money('200'),
    win: money('1500'),
  };
  await openForMember({ unfinishedRounds: [round], recentGames: { games: [aGame(31)] } });
  const rounds = await screen.findByRole('region', { name: 'Rounds you have not seen to the end' });
  expect(rounds.textContent).toContain('Staked ₫200, won ₫1,500');
  expect(within(rounds).getByRole('link', { name: 'Show the round of Silver Oar' }).getAttribute('href')).toBe('/game?game=game-31');
});

test.each([
  ['are none', { games: [] }],
  ['could not be asked for', null],
])(
  'PP-28 an interrupted round is listed where recent games %s: its game may have been taken down meanwhile',
  async (_what, recentGames) => {
    const money = (amount: string) => ({ amount, symbol: '₫' });
    const round = {
      id: 'bet-1',
      gameId: 'game-31',
      gameName: 'Silver Oar',
      roundId: 'r-1',
      gameWithdrawn: true,
      stake: money('200'),
      win: money('1500'),
    };
    await openForMember({ unfinishedRounds: [round], recentGames });
    const rounds = await screen.findByRole('region', { name: 'Rounds you have not seen to the end' });
    expect(rounds.textContent).toContain('This game is no longer offered.');
    expect(within(rounds).getByRole('link', { name: 'Show the round of Silver Oar' }).getAttribute('href')).toBe('/verify?round=r-1');
  },
);

test('PP-28 an interrupted round is taken off the list by a press; where that fails it stays, and the member is told', async () => {
  const money = (amount: string) => ({ amount, symbol: '₫' });
  const round = (id: string, gameName: string) => ({
    id,
    gameId: `game-of-${id}`,
    gameName,
    roundId: null,
    gameWithdrawn: true,
    stake: money('200'),
    win: money('0'),
  });
  const rounds = [round('bet-2', 'Silver Oar'), round('bet-1', 'Tea House')];
  const { environment } = await openForMember({ unfinishedRounds: rounds, recentGames: { games: [] } });
  const take = 'Take the round of Silver Oar off the list';
  await press(take);
  await failUntil(environment, 'useMarkRoundSeenMutation', () =>
    screen.queryByText('The round could not be taken off the list. Try again.'),
  );
  await press(take);
  expect(variablesOf(environment, 'useMarkRoundSeenMutation')).toEqual({ input: { betId: 'bet-2' } });
  const viewer = { id: aMember.id, unfinishedRounds: rounds.slice(1) };
  await answer(environment, 'useMarkRoundSeenMutation', { markRoundSeen: { __typename: 'MarkRoundSeenPayload', viewer } });
  expect(screen.queryByRole('button', { name: take })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take the round of Tea House off the list' })).toBeTruthy();
});

test('GM-04 shelves without a game take no room, and those that failed are asked for by a press', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', home, { viewer: aMember });
  const empty = { viewer: { id: aMember.id, unfinishedRounds: [], recentGames: { games: [] }, favouriteGames: null } };
  const isAnswered = () => waitingFor(environment, 'OwnGamesShelfQuery').length === 0;
  await answerUntil(environment, 'OwnGamesShelfQuery', empty, () => screen.queryByRole('button', { name: 'Try again' }) && isAnswered());
  await press('Try again');
  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  await answer(environment, 'OwnGamesShelfQuery', { viewer: { id: aMember.id, favouriteGames: { games: [aGame(32)] } } });
  const favourites = await screen.findByRole('region', { name: 'Your favourites' });
  expect(within(favourites).getByRole('button', { name: /^Game 32\b/ })).toBeTruthy();
});

test.each([
  ['had games', 'true', true],
  ['had none', null, false],
])('GM-04 until it is known, a shelf that %s the last time has its room, or none', async (_what, kept, hasRoom) => {
  if (kept) localStorage.setItem('ownShelf.recent', kept);
  await openAnswered('/', 'HomeScreenQuery', home, { viewer: aMember });
  expect(document.querySelector('main [aria-busy=true]') !== null).toBe(hasRoom);
});

test('a trial account and a guest have no shelves of their own, and nothing is asked for', async () => {
  for (const viewer of [null, { ...aMember, kind: 'DEMO', memberCentreAllowed: false }]) {
    const { environment } = await openAnswered('/', 'HomeScreenQuery', home, { viewer });
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain('OwnGamesShelfQuery');
  }
});

test('GM-07 the winner board is fetched when it comes near: who by a few letters, what, how much; a press opens the game', async () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(look);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { environment, address } = await openAnswered('/', 'HomeScreenQuery', home, { viewer: aMember });
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(names()).not.toContain('WinnerBoardQuery');
  await act(async () => seen.forEach((look) => look([{ isIntersecting: true }])));
  await answer(environment, 'WinnerBoardQuery', {
    winners: [{ name: 'li***', wonAt: '2026-02-01T11:00:00Z', win: { amount: '1500', symbol: '₫' }, game: aGame(7) }],
  });
  const board = await screen.findByRole('region', { name: 'Latest winners' });
  expect(board.textContent).toContain('li*** won ₫1,500');
  await act(async () =>
    within(board)
      .getByRole('button', { name: /^Game 7/ })
      .click(),
  );
  await waitFor(() => expect(address()).toBe('/game?game=game-7'));
  vi.unstubAllGlobals();
});
