import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { NotFoundScreenQuery } from './__generated__/NotFoundScreenQuery.graphql.ts';
import query from './__generated__/NotFoundScreenQuery$parameters.ts';

/** Every address that no other route knows. */
export const notFoundRoute = (environment: IEnvironment): RouteObject => ({
  path: '*',
  loader: ({ request }) => startQuery<NotFoundScreenQuery>(environment, query, {}, { signal: request.signal }),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  lazy: { Component: async () => (await loadChunk(() => import('./NotFoundScreen.tsx'))).NotFoundScreen },
  handle: { query, layout: fullLayout } satisfies ScreenHandle,
});
