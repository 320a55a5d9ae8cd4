import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { headerLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { GameScreenQuery } from './__generated__/GameScreenQuery.graphql.ts';
import query from './__generated__/GameScreenQuery$parameters.ts';

/** `/game?game=<id>`: a game in its frame, with the header alone around it. */
export const gameRoute = (environment: IEnvironment): RouteObject => ({
  path: 'game',
  handle: { query, layout: headerLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<GameScreenQuery>(environment, query, {}, { signal: request.signal }),
  // Choosing a game or opening a panel over it changes the address, not what the shell shows.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await loadChunk(() => import('./GameScreen.tsx'))).GameScreen },
});
