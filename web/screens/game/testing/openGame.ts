import { act, screen, waitFor } from '@testing-library/react';
import { answer, variablesOf } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';
import { gameRoute } from '../game.route.ts';

export const url = 'https://games.example/slot/lotus?token=single-use';
export const launched = {
  launchGame: { __typename: 'LaunchGamePayload', url, game: { id: 'g1', name: 'Carp Lantern', category: 'FISH', vendorCode: 'DLT' } },
} as const;

/** Before each test: nothing is remembered, and a frame gets an empty page. */
export function readyForGames(): void {
  localStorage.clear();
  // The frame gets an empty page; nothing leaves the machine.
  happyDOM.settings.enableIframePageLoading = true;
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: own }: { window: typeof globalThis }) =>
      new own.Response('', { headers: { 'content-type': 'text/html' } }),
  };
}

/** Opens the address of a game, up to the question for its launch. */
export async function openGame({ path = '/game?game=g1', viewer = aMember as object | null } = {}) {
  const place = await openPlace({ path, viewer, routes: (environment) => [gameRoute(environment)] });
  await answer(place.environment, 'GameScreenQuery', {});
  if (viewer && path.includes('game=')) await waitFor(() => variablesOf(place.environment, 'useLaunchGameMutation'));
  return place;
}

export const frame = () => screen.findByTitle<HTMLIFrameElement>('Carp Lantern, the game');

/** Opens the game up to the point where it plays; `say` posts a message as the frame's own page would, `heard` is what it was told. */
export async function play() {
  const place = await openGame();
  await answer(place.environment, 'useLaunchGameMutation', launched);
  const heard: unknown[] = [];
  const own = { postMessage: (...told: unknown[]) => void heard.push(told) } as unknown as Window;
  Object.defineProperty(await frame(), 'contentWindow', { value: own });
  const say = async (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? 'https://games.example' });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : own });
    await act(async () => window.dispatchEvent(event));
  };
  return { ...place, say, heard };
}
