import { redirect, type RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { isSignedIn, onViewerChange } from '../../session/viewer.ts';
import { entranceLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts';
import query from './__generated__/LoginScreenQuery$parameters.ts';

/** How long the form may be kept back, in milliseconds: one that is shown and taken away again moves all of the page. */
const longestLook = 1_000;

/** Whether somebody is signed in, by what the root's query answers in time. It asks for nothing: an address has one first query. */
const isMemberAlready = (environment: IEnvironment): Promise<boolean> =>
  new Promise((resolve) => {
    const tell = (isMember: boolean) => {
      clearTimeout(longest);
      forget();
      resolve(isMember);
    };
    const longest = setTimeout(() => tell(false), longestLook);
    const look = () => {
      const isMember = isSignedIn(environment);
      if (isMember !== undefined) tell(isMember);
    };
    const forget = onViewerChange(environment, look);
    look();
  });

/** `/login`: the login as a page of its own. `/login/social/<provider>`: where each other service sends the browser back to. */
export function loginRoutes(environment: IEnvironment): RouteObject[] {
  const shared = {
    handle: { query, layout: entranceLayout } satisfies ScreenHandle,
    loader: async ({ request }: { request: Request }) => {
      const started = startQuery<LoginScreenQuery>(environment, query, {}, { signal: request.signal });
      // What an address brings along is the screen's to deal with.
      const isBare = new URL(request.url).search === '';
      const [asked, isMember] = await Promise.all([started, isBare && isMemberAlready(environment)]);
      if (!isMember) return asked;
      asked.dispose();
      throw redirect('/');
    },
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
