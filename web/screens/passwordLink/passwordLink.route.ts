import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { startQuery } from '../../relay/startQuery.ts';
import { headerLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import query, { type PasswordLinkScreenQuery } from './__generated__/PasswordLinkScreenQuery.graphql.ts';

/** `/recover`: where the link of a recovery mail leads. */
export const passwordLinkRoute = (environment: IEnvironment): RouteObject => ({
  path: 'recover',
  handle: { query, layout: headerLayout } satisfies ScreenHandle,
  loader: ({ request }) => startQuery<PasswordLinkScreenQuery>(environment, query, {}, { signal: request.signal }),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await import('./PasswordLinkScreen.tsx')).PasswordLinkScreen },
});
