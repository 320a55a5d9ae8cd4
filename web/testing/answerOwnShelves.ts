import { waitFor } from '@testing-library/react';
import type { createMockEnvironment } from 'relay-test-utils';
import { answer, type MockAnswer, waitingFor } from './answer.ts';
import { aMember } from './openPlace.tsx';

const name = 'OwnGamesShelfQuery';
const none = { viewer: { ...aMember, recentGames: { games: [] }, favouriteGames: { games: [] } } };

/**
 * Answers Home's two shelves of the member's own games, with none unless it is said. Each asks for itself, and where the machine is busy one comes late. Tests
 * that open a panel or a dialog over Home need it as well: React's `act` does not end where three places wait at the same time (react/react#37556).
 */
export async function answerOwnShelves(
  environment: ReturnType<typeof createMockEnvironment>,
  shelves: MockAnswer<typeof name> = none,
): Promise<void> {
  await waitFor(() => {
    if (waitingFor(environment, name).length < 2) throw new Error('One of the shelves has not asked.');
  });
  await answer(environment, name, shelves);
}
