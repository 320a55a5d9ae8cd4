import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import query, { type LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts';

/** `/login`: the login as a page of its own. `/login/social/<provider>`: where each other service sends the browser back to. */
export function loginRoutes(environment: IEnvironment): RouteObject[] {
  const shared = {
    handle: { query, layout: entranceLayout } satisfies ScreenHandle,
    loader: ({ request }: { request: Request }) => startQuery<LoginScreenQuery>(environment, query, {}, { signal: request.signal }),
    // At the same address it is asked for: the language has changed.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
  };
  return [
    { ...shared, path: 'login', lazy: { Component: async () => (await loadChunk(() => import('./LoginScreen.tsx'))).LoginScreen } },
    {
      ...shared,
      path: 'login/social/:provider?',
      lazy: { Component: async () => (await loadChunk(() => import('./SocialScreen.tsx'))).SocialScreen },
    },
  ];
}
