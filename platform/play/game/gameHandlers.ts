import type { PlatformParts } from '../../core/parts.ts';
import type { Handlers } from '../../core/http/handler.ts';
import type { CurrentCatalogue } from './currentCatalogue.ts';
import { gamesPage } from './gamesPage.ts';
import { gamesPlayedLast } from './gamesPlayedLast.ts';
import { gamesPlayedMost } from './gamesPlayedMost.ts';

/** Plays of this many milliseconds count towards the popular games. */
const popularWindow = 7 * 24 * 3_600_000;

/** The game calls of the contract, over the catalogue. */
export function gameHandlers(
  parts: PlatformParts & { readonly currentCatalogue: CurrentCatalogue },
): Pick<Handlers, 'gameList' | 'gamesById' | 'gameVendors' | 'popularGames' | 'recentGames'> {
  const { currentCatalogue } = parts;

  return {
    async gameList(payload, { language }) {
      const catalogue = await currentCatalogue();
      const found = catalogue.list(payload, language);
      const from = (payload.pageNo - 1) * payload.pageSize;
      return {
        games: found.slice(from, from + payload.pageSize).map((title) => catalogue.row(title, language)),
        total: found.length,
        totalPages: Math.ceil(found.length / payload.pageSize),
      };
    },

    async gamesById({ nodeIds }, { language }) {
      const catalogue = await currentCatalogue();
      return {
        games: catalogue.named([...new Set(nodeIds.split(','))]).map((title) => catalogue.row(title, language)),
      };
    },

    async gameVendors() {
      return { data: { lanes: (await currentCatalogue()).lanes() } };
    },

    async popularGames({ count }, { language }) {
      const catalogue = await currentCatalogue();
      const played = await gamesPlayedMost(parts.reads, {
        currency: parts.brand.currency,
        since: parts.clock.now() - popularWindow,
        count,
      });
      return { games: catalogue.leading(played, count).map((title) => catalogue.row(title, language)) };
    },

    async recentGames(payload, { member, language }) {
      const { rows, counted } = gamesPage(await currentCatalogue(), await gamesPlayedLast(parts.reads, member.memberId), payload, language);
      return { list: rows, ...counted };
    },
  };
}
