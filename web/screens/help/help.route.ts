import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { entranceLayout, fullLayout, type ScreenHandle, standaloneLayout } from '../../shell/screenHandle.ts';
import type { HelpCentreScreenQuery } from './__generated__/HelpCentreScreenQuery.graphql.ts';
import centreQuery from './__generated__/HelpCentreScreenQuery$parameters.ts';
import type { HelpScreenQuery } from './__generated__/HelpScreenQuery.graphql.ts';
import query from './__generated__/HelpScreenQuery$parameters.ts';

/**
 * `/help`: short answers, and the user agreement at `#agreement`, which everybody can read who is to agree to it: guests of a
 * site that is for members alone see it without menus and banner. `/helpmc`: the same, standing alone.
 */
export function helpRoutes(environment: IEnvironment): RouteObject[] {
  // From section to section only the hash changes.
  const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;
  return [
    {
      path: 'help',
      loader: ({ request }) => startQuery<HelpScreenQuery>(environment, query, {}, { signal: request.signal, forGuests: centreQuery }),
      shouldRevalidate,
      lazy: { Component: async () => (await loadChunk(() => import('./HelpScreen.tsx'))).HelpScreen },
      handle: { query, layout: fullLayout, forGuests: { query: centreQuery, layout: entranceLayout } } satisfies ScreenHandle,
    },
    {
      path: 'helpmc',
      loader: ({ request }) => startQuery<HelpCentreScreenQuery>(environment, centreQuery, {}, { signal: request.signal }),
      shouldRevalidate,
      lazy: { Component: async () => (await loadChunk(() => import('./HelpCentreScreen.tsx'))).HelpCentreScreen },
      handle: { query: centreQuery, layout: standaloneLayout } satisfies ScreenHandle,
    },
  ];
}
