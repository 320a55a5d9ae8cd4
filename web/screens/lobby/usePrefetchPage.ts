import { type RefObject, useCallback, useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type LobbyScreenQuery } from './__generated__/LobbyScreenQuery.graphql.ts';
import { type LobbyFilters, variablesOf } from './lobbyFilters.ts';
import { useLobbyRoute } from './useLobbyRoute.ts';

/** Fetches a page ahead, so that turning to it shows it at once. A failure is left to the turn itself. */
export function usePrefetchPage(filters: LobbyFilters): (page: number) => void {
  const environment = useRelayEnvironment();
  const route = useLobbyRoute();
  return useCallback(
    (page) => {
      const variables = variablesOf(route, { ...filters, page });
      fetchQuery<LobbyScreenQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
        error: () => undefined,
      });
    },
    [environment, filters, route],
  );
}

/** Fetches the page behind the shown one once its end comes near: it is turned to within a moment. */
export function usePrefetchNear(end: RefObject<HTMLElement | null>, next: number | null, prefetch: (page: number) => void): void {
  useEffect(() => {
    if (!end.current || next === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        prefetch(next);
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, next, prefetch]);
}
