import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { areaLayout, headerLayout, type ScreenLayout, shopLayout } from '../../shell/screenHandle.ts';
import type { PlaceholderScreenQuery } from './__generated__/PlaceholderScreenQuery.graphql.ts';
import query from './__generated__/PlaceholderScreenQuery$parameters.ts';
import type { PlaceholderHandle, PlaceholderName } from './PlaceholderHandle.ts';

/**
 * `/lottery?gameCode=&playType=`, `/vnlottery?gameCode=`, `/seamless` and `/pointMall`: addresses that stand, each with its layout, before
 * what is to be played or had there does. They say so, and lead on.
 */
const places: readonly (readonly [PlaceholderName, ScreenLayout])[] = [
  ['lottery', headerLayout],
  ['vnlottery', areaLayout],
  ['seamless', areaLayout],
  ['pointMall', shopLayout],
];

export const placeholderRoutes = (environment: IEnvironment): RouteObject[] =>
  places.map(([place, layout]) => ({
    path: place,
    handle: { query, layout, place } satisfies PlaceholderHandle,
    loader: ({ request }) =>
      startQuery<PlaceholderScreenQuery>(environment, query, { hasBanner: place === 'pointMall' }, { signal: request.signal }),
    // At the same address it is asked for: the language has changed.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await loadChunk(() => import('./PlaceholderScreen.tsx'))).PlaceholderScreen },
  }));
