// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { gameRoute } from './game.route.ts';

const url = 'https://games.example/slot/lotus?token=single-use';

// A frame that really loaded would leave the machine.
beforeEach(() => {
  Object.assign(window, { happyDOM: { ...window, settings: undefined } });
});
afterEach(() => vi.useRealTimers());

async function openGame({ path = '/game?game=g1', viewer = aMember as object | null } = {}) {
  const place = await openPlace({ path, viewer, routes: (environment) => [gameRoute(environment)] });
  await answer(place.environment, 'GameScreenQuery', {});
  return place;
}

const launched = { launchGame: { __typename: 'LaunchGamePayload', url, game: { id: 'g1', name: 'Carp Lantern', category: 'FISH' } } };

test('RT-11 GM-06 the launched game is shown in a sandboxed frame of its own origin', async () => {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  const frame = screen.getByTitle<HTMLIFrameElement>('Carp Lantern, the game');
  expect(frame.src).toBe(`${url}&theme=light`);
});
