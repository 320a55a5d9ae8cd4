import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeGames } from './fakeGames.ts';
import { fakeGamesPage } from './fakeGamesPage.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';

const maxFavourites = 200;

/** The games that a member has marked. */
export const fakeFavourites = {
  favouriteIds: (_payload, context) => ({ nodeIds: [...fakeOwner(context).favourites] }),
  favouriteGames: (payload, context): AnswerOf<Calls['favouriteGames']> => {
    const { games, ...counted } = fakeGamesPage(fakeOwner(context).favourites, payload);
    return { content: games, ...counted };
  },
  addFavourite: ({ nodeId }, context) => {
    const account = fakeOwner(context);
    if (!fakeGames.some((game) => game.nodeId === nodeId)) throw new FakeRefusal('game_not_found');
    if (account.favourites.includes(nodeId)) return {};
    if (account.favourites.length >= maxFavourites) throw new FakeRefusal('favorites_full');
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
