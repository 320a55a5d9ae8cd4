import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeGames } from './fakeGames.ts';

type Page = Parameters<NonNullable<FakeHandlers['favouriteGames']>>[0];

/** One page of the games with these ids, in their order. */
export function fakeGamesPage(ids: readonly string[], { gameType, pageNo, pageSize }: Page) {
  const games = ids
    .flatMap((id) => fakeGames.filter(({ nodeId }) => nodeId === id))
    .filter((game) => gameType === undefined || game.gameType === gameType);
  return {
    games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalElements: games.length,
    totalPages: Math.ceil(games.length / pageSize),
  };
}
