import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { startQuery } from '../../relay/startQuery.ts';
import { fullLayout, type ScreenHandle } from '../../shell/screenHandle.ts';
import type { PromotionScreenQuery } from './__generated__/PromotionScreenQuery.graphql.ts';
import detailQuery from './__generated__/PromotionScreenQuery$parameters.ts';
import type { PromotionsScreenQuery } from './__generated__/PromotionsScreenQuery.graphql.ts';
import query from './__generated__/PromotionsScreenQuery$parameters.ts';

const codeAt = ({ searchParams }: URL): string => searchParams.get('id') ?? '';

/** `/promotions`: what the house offers. `/promoDetail?id=`: one of them, where a banner leads. */
export function promotionsRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      path: 'promotions',
      handle: { query, layout: fullLayout } satisfies ScreenHandle,
      loader: ({ request }) => startQuery<PromotionsScreenQuery>(environment, query, {}, { signal: request.signal }),
      // At the same address it is asked for: the language has changed.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
      lazy: { Component: async () => (await loadChunk(() => import('./PromotionsScreen.tsx'))).PromotionsScreen },
    },
    {
      path: 'promoDetail',
      handle: { query: detailQuery, layout: fullLayout } satisfies ScreenHandle,
      loader: ({ request }) =>
        startQuery<PromotionScreenQuery>(environment, detailQuery, { code: codeAt(new URL(request.url)) }, { signal: request.signal }),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href || codeAt(currentUrl) !== codeAt(nextUrl),
      lazy: { Component: async () => (await loadChunk(() => import('./PromotionScreen.tsx'))).PromotionScreen },
    },
  ];
}
