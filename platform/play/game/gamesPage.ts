import type { ParsedPayloadOf } from '#contract/call.ts';
import type { recentGames } from '#contract/play/recentGames.ts';
import type { Language } from '../../core/http/handler.ts';
import type { Catalogue, GameRow } from './catalogue.ts';

export type GamesPage = Pick<ParsedPayloadOf<typeof recentGames>, 'gameType' | 'pageNo' | 'pageSize'>;

/** A page of the games with these ids that are offered, in the order of the ids. */
export function gamesPage(
  catalogue: Catalogue,
  ids: readonly string[],
  { gameType, pageNo, pageSize }: GamesPage,
  language: Language,
): { readonly rows: GameRow[]; readonly counted: { readonly totalElements: number; readonly totalPages: number } } {
  const games = catalogue.named(ids, gameType);
  return {
    rows: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => catalogue.row(game, language)),
    counted: { totalElements: games.length, totalPages: Math.ceil(games.length / pageSize) },
  };
}
