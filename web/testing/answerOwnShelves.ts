import { answer } from './answer.ts';
import type { createMockEnvironment } from 'relay-test-utils';
import { aMember } from './openPlace.tsx';

/**
 * Answers Home's shelves of the member's own games, with none. For tests that open a panel or a dialog over Home: React's `act` does not end
 * where three places wait at the same time (react/react#37556), and the shelves are two.
 */
export const answerOwnShelves = (environment: ReturnType<typeof createMockEnvironment>): Promise<void> =>
  answer(environment, 'OwnGamesShelfQuery', { viewer: { ...aMember, recentGames: { games: [] }, favouriteGames: { games: [] } } });
