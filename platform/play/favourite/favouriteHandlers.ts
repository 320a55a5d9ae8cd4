import type { ParsedPayloadOf } from '#contract/call.ts';
import type { favouriteGames } from '#contract/play/favourite.ts';
import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Catalogue } from '../game/catalogue.ts';
import { addFavourite, favouritesOf, playedLast, removeFavourite } from './favouriteStore.ts';

/** Marks that a member may set. */
const mostFavourites = 200;

type Page = Pick<ParsedPayloadOf<typeof favouriteGames>, 'gameType' | 'pageNo' | 'pageSize'>;

export function favouriteHandlers({
  db,
  clock,
  catalogue,
}: PlatformParts & { readonly catalogue: Catalogue }): Pick<
  Handlers,
  'addFavourite' | 'favouriteGames' | 'favouriteIds' | 'recentGames' | 'removeFavourite'
> {
  const pageOf = (ids: readonly string[], { gameType, pageNo, pageSize }: Page, language: Language) => {
    const games = catalogue.named(ids, gameType);
    return {
      rows: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => catalogue.row(game, language)),
      counted: { totalElements: games.length, totalPages: Math.ceil(games.length / pageSize) },
    };
  };

  return {
    async favouriteIds(_payload, { member }) {
      return { nodeIds: [...(await favouritesOf(db, member.memberId))] };
    },

    async favouriteGames(payload, { member, language }) {
      const { rows, counted } = pageOf(await favouritesOf(db, member.memberId), payload, language);
      return { content: rows, ...counted };
    },

    async recentGames(payload, { member, language }) {
      const { rows, counted } = pageOf(await playedLast(db, member.memberId), payload, language);
      return { list: rows, ...counted };
    },

    async addFavourite({ nodeId }, { member: { memberId } }) {
      if (catalogue.named([nodeId]).length === 0) throw new CallRefusal('game_not_found');
      const isMarked = await addFavourite(db, { memberId, nodeId, addedAt: clock.now(), most: mostFavourites });
      if (!isMarked) throw new CallRefusal('favorites_full');
      return {};
    },

    async removeFavourite({ nodeId }, { member }) {
      await removeFavourite(db, member.memberId, nodeId);
      return {};
    },
  };
}
