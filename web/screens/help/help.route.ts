import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import query, { type HelpScreenQuery } from './__generated__/HelpScreenQuery.graphql.ts';

/** `/help`: short answers, and the user agreement at `#agreement`. */
export const helpRoute = (environment: IEnvironment): RouteObject => ({
  path: 'help',
  loader: ({ request }) => startQuery<HelpScreenQuery>(environment, query, {}, { signal: request.signal }),
  // From section to section only the hash changes.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  lazy: { Component: async () => (await import('./HelpScreen.tsx')).HelpScreen },
  handle: { query, layout: fullLayout } satisfies ScreenHandle,
});
