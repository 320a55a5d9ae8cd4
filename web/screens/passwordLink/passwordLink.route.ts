import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { PasswordLinkScreenQuery } from './__generated__/PasswordLinkScreenQuery.graphql.ts';
import query from './__generated__/PasswordLinkScreenQuery$parameters.ts';

/** `/recover`: where the link of a recovery mail leads. */
export const passwordLinkRoute = (environment: IEnvironment): RouteObject => ({
  path: 'recover',
  handle: { query, layout: entranceLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<PasswordLinkScreenQuery>(environment, query, {}, { signal: request.signal }),
  // At the same address it is asked for: the language has changed. The link's secret leaves by a change of the hash.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await loadChunk(() => import('./PasswordLinkScreen.tsx'))).PasswordLinkScreen },
});
