import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeGames } from './fakeGames.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';

const mostFavourites = 200;

type Page = Parameters<NonNullable<FakeHandlers['favouriteGames']>>[0];

/** One page of the games with these ids, in their order. */
function pageOf(ids: readonly string[], { gameType, pageNo, pageSize }: Page) {
  const games = ids
    .flatMap((id) => fakeGames.filter(({ nodeId }) => nodeId === id))
    .filter((game) => gameType === undefined || game.gameType === gameType);
  return {
    games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalElements: games.length,
    totalPages: Math.ceil(games.length / pageSize),
  };
}

/** The games that a member has marked, and those played last. */
export const fakeFavourites = {
  favouriteIds: (_payload, context) => ({ nodeIds: [...fakeOwner(context).favourites] }),
  favouriteGames: (payload, context): AnswerOf<Calls['favouriteGames']> => {
    const { games, ...counted } = pageOf(fakeOwner(context).favourites, payload);
    return { content: games, ...counted };
  },
  recentGames: (payload, context): AnswerOf<Calls['recentGames']> => {
    const { games, ...counted } = pageOf([...new Set(fakeOwner(context).bets.map(({ nodeId }) => nodeId))], payload);
    return { list: games, ...counted };
  },
  addFavourite: ({ nodeId }, context) => {
    const account = fakeOwner(context);
    if (!fakeGames.some((game) => game.nodeId === nodeId)) throw new FakeRefusal('game_not_found');
    if (account.favourites.includes(nodeId)) return {};
    if (account.favourites.length >= mostFavourites) throw new FakeRefusal('favorites_full');
    account.favourites.unshift(nodeId);
    return {};
  },
  removeFavourite: ({ nodeId }, context) => {
    const { favourites } = fakeOwner(context);
    const index = favourites.indexOf(nodeId);
    if (index >= 0) favourites.splice(index, 1);
    return {};
  },
} satisfies Partial<FakeHandlers>;
