import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { DownScreenQuery } from './__generated__/DownScreenQuery.graphql.ts';
import downQuery from './__generated__/DownScreenQuery$parameters.ts';
import type { DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';
import downloadQuery from './__generated__/DownloadScreenQuery$parameters.ts';

/** At the same address it is asked for: the language has changed. */
const shouldRevalidate: NonNullable<RouteObject['shouldRevalidate']> = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/**
 * `/down`: how the site gets onto a phone. `/download`: the same without menus and banner, open to guests where the site is for members
 * alone.
 */
export const downloadRoutes = (environment: IEnvironment): RouteObject[] => [
  {
    path: 'down',
    handle: { query: downQuery, layout: fullLayout } satisfies ScreenHandle,
    loader: ({ request }) => startQuery<DownScreenQuery>(environment, downQuery, {}, { signal: request.signal }),
    shouldRevalidate,
    lazy: { Component: async () => (await loadChunk(() => import('./DownScreen.tsx'))).DownScreen },
  },
  {
    path: 'download',
    handle: { query: downloadQuery, layout: entranceLayout } satisfies ScreenHandle,
    loader: ({ request }) => startQuery<DownloadScreenQuery>(environment, downloadQuery, {}, { signal: request.signal }),
    shouldRevalidate,
    lazy: { Component: async () => (await loadChunk(() => import('./DownloadScreen.tsx'))).DownloadScreen },
  },
];
