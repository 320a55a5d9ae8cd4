import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import query, { type DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';

/** `/download`: how the site gets onto a phone. Open to guests where the site is for members alone. */
export const downloadRoute = (environment: IEnvironment): RouteObject => ({
  path: 'download',
  handle: { query, layout: entranceLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<DownloadScreenQuery>(environment, query, {}, { signal: request.signal }),
  // At the same address it is asked for: the language has changed.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await import('./DownloadScreen.tsx')).DownloadScreen },
});
