import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts';
import query from './__generated__/HomeScreenQuery$parameters.ts';

/** Home has one address of its own, and keeps the ones that older links use. */
const homePaths = ['/', '/index', '/index.html', '/home'];

export function homeRoutes(environment: IEnvironment): RouteObject[] {
  return homePaths.map((path) => ({
    path,
    loader: ({ request }) => startQuery<HomeScreenQuery>(environment, query, {}, { signal: request.signal }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    lazy: { Component: async () => (await loadChunk(() => import('./HomeScreen.tsx'))).HomeScreen },
    handle: { query, layout: fullLayout } satisfies ScreenHandle,
  }));
}
