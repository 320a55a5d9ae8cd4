import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { SitesScreenQuery } from './__generated__/SitesScreenQuery.graphql.ts';
import query from './__generated__/SitesScreenQuery$parameters.ts';

/** `/sites`: the official addresses, and how fast each is from here. */
export const sitesRoute = (environment: IEnvironment): RouteObject => ({
  path: 'sites',
  handle: { query, layout: fullLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<SitesScreenQuery>(environment, query, {}, { signal: request.signal }),
  // At the same address it is asked for: the language has changed.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await loadChunk(() => import('./SitesScreen.tsx'))).SitesScreen },
});
