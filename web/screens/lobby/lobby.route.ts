import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { type CategoryRoute, categoryRoutes } from '../../shell/categories.ts';
import { fullLayout } from '../../shell/screenHandle.ts';
import type { LobbyScreenQuery } from './__generated__/LobbyScreenQuery.graphql.ts';
import query from './__generated__/LobbyScreenQuery$parameters.ts';
import { filtersOf, variablesOf } from './lobbyFilters.ts';
import type { LobbyHandle } from './LobbyHandle.ts';

/** One lobby per category; its filters and page are in its address. */
export const lobbyRoutes = (environment: IEnvironment): RouteObject[] => categoryRoutes.map((route) => lobbyRoute(environment, route));

function lobbyRoute(environment: IEnvironment, route: CategoryRoute): RouteObject {
  const variablesAt = (url: URL) => variablesOf(route, filtersOf(url.searchParams));
  /** What is asked for next is asked for from this lobby, and not on the way to it. */
  let isOpen = false;
  return {
    path: route.path,
    loader: ({ request }) => {
      // From filter to filter the old grid stays, dimmed, for as long as it takes.
      const options = { signal: request.signal, ...(isOpen && { hold: Infinity }) };
      isOpen = false;
      return startQuery<LobbyScreenQuery>(environment, query, variablesAt(new URL(request.url)), options);
    },
    // Where the lobby is open, and there alone, it is asked whether to load anew.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      (isOpen = currentUrl.href === nextUrl.href || JSON.stringify(variablesAt(currentUrl)) !== JSON.stringify(variablesAt(nextUrl))),
    lazy: { Component: async () => (await loadChunk(() => import('./LobbyScreen.tsx'))).LobbyScreen },
    handle: { query, layout: fullLayout, route } satisfies LobbyHandle,
  };
}
