import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { RegisterScreenQuery } from './__generated__/RegisterScreenQuery.graphql.ts';
import query from './__generated__/RegisterScreenQuery$parameters.ts';

/** `/register` and `/register.html`: registration as a page of its own. */
export const registerRoutes = (environment: IEnvironment): RouteObject[] =>
  ['register', 'register.html'].map((path) => ({
    path,
    handle: { query, layout: entranceLayout } satisfies ScreenHandle,
    loader: ({ request }) => startQuery<RegisterScreenQuery>(environment, query, {}, { signal: request.signal }),
    // At the same address it is asked for: the language has changed.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await loadChunk(() => import('./RegisterScreen.tsx'))).RegisterScreen },
  }));
