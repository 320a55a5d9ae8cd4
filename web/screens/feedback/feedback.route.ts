import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { FeedbackScreenQuery } from './__generated__/FeedbackScreenQuery.graphql.ts';
import query from './__generated__/FeedbackScreenQuery$parameters.ts';

/** `/feedback`: members tell the house something, with pictures. */
export const feedbackRoute = (environment: IEnvironment): RouteObject => ({
  path: 'feedback',
  handle: { query, layout: fullLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<FeedbackScreenQuery>(environment, query, {}, { signal: request.signal }),
  // At the same address it is asked for: the language has changed.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await loadChunk(() => import('./FeedbackScreen.tsx'))).FeedbackScreen },
});
