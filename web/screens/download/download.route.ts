import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import query, { type DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';

/**
 * `/down`: how the site gets onto a phone. `/download`: the same without menus and banner, open to guests where the site is for members
 * alone.
 */
export const downloadRoutes = (environment: IEnvironment): RouteObject[] =>
  [['down', fullLayout] as const, ['download', entranceLayout] as const].map(([path, layout]) => ({
    path,
    handle: { query, layout } satisfies ScreenHandle,
    loader: ({ request }) => startQuery<DownloadScreenQuery>(environment, query, { inSite: path === 'down' }, { signal: request.signal }),
    // At the same address it is asked for: the language has changed.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await loadChunk(() => import('./DownloadScreen.tsx'))).DownloadScreen },
  }));
