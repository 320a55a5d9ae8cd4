import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { headerLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { VerifyScreenQuery } from './__generated__/VerifyScreenQuery.graphql.ts';
import query from './__generated__/VerifyScreenQuery$parameters.ts';

/** `/verify?round=<id>`: how a round came about, recomputed in the browser; without a round, the forms to do so. */
export const verifyRoute = (environment: IEnvironment): RouteObject => ({
  path: 'verify',
  handle: { query, layout: headerLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<VerifyScreenQuery>(environment, query, {}, { signal: request.signal }),
  // At the same address it is asked for: the language has changed. Another round changes nothing of what is asked.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await loadChunk(() => import('./VerifyScreen.tsx'))).VerifyScreen },
});
