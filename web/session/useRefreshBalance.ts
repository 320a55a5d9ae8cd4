import { useCallback, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { refetchQuery } from '../relay/refetchQuery.ts';
import type { useRefreshBalanceQuery } from './__generated__/useRefreshBalanceQuery.graphql.ts';

/**
 * Asks for the balance again; every balance on screen follows, as they are one record. The promise resolves when it is
 * there, and rejects when the gateway could not be asked: the old balance stays.
 */
export function useRefreshBalance(): [refresh: () => Promise<void>, isRefreshing: boolean] {
  const environment = useRelayEnvironment();
  const [underWay, setUnderWay] = useState(0);
  const refresh = useCallback(async () => {
    setUnderWay((count) => count + 1);
    try {
      await refetchQuery<useRefreshBalanceQuery>(
        environment,
        graphql`
          query useRefreshBalanceQuery @raw_response_type {
            viewer {
              id
              balance {
                amount
                currency
                symbol
              }
            }
          }
        `,
        {},
      ).toPromise();
    } finally {
      setUnderWay((count) => count - 1);
    }
  }, [environment]);
  return [refresh, underWay > 0];
}
