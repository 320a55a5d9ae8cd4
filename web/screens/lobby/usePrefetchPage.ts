import { useCallback } from 'react';
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
