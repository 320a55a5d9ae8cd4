import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { CurrentCatalogue } from '../game/currentCatalogue.ts';
import { gamesPage } from '../game/gamesPage.ts';
import { addFavourite, favouritesOf, removeFavourite } from './favouriteStore.ts';

/** Marks that a member may set. */
const maxFavourites = 200;

export function favouriteHandlers({
  db,
  clock,
  currentCatalogue,
}: PlatformParts & { readonly currentCatalogue: CurrentCatalogue }): Pick<
  Handlers,
  'addFavourite' | 'favouriteGames' | 'favouriteIds' | 'removeFavourite'
> {
  return {
    async favouriteIds(_payload, { member }) {
      return { nodeIds: [...(await favouritesOf(db, member.memberId))] };
    },

    async favouriteGames(payload, { member, language }) {
      const { rows, counted } = gamesPage(await currentCatalogue(), await favouritesOf(db, member.memberId), payload, language);
      return { content: rows, ...counted };
    },

    async addFavourite({ nodeId }, { member: { memberId } }) {
      if ((await currentCatalogue()).named([nodeId]).length === 0) throw new CallRefusal('game_not_found');
      const isMarked = await addFavourite(db, { memberId, nodeId, addedAt: clock.now(), most: maxFavourites });
      if (!isMarked) throw new CallRefusal('favorites_full');
      return {};
    },

    async removeFavourite({ nodeId }, { member }) {
      await removeFavourite(db, member.memberId, nodeId);
      return {};
    },
  };
}
