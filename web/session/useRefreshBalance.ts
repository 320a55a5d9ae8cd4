import { useCallback, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { askAnew } from '../relay/askAnew.ts';
import type { useRefreshBalanceQuery } from './__generated__/useRefreshBalanceQuery.graphql.ts';

/**
 * Asks for the balance again; every balance on screen follows, as they are one record. The promise resolves when it is
 * there, and rejects when the gateway could not be asked: the old balance stays. Who returns to the page is asked about a
 * break from play, too, which may have been begun on another device: it is one more call of the operator, and so not made after each round.
 */
export function useRefreshBalance(): [refresh: (isReturn?: boolean) => Promise<void>, isRefreshing: boolean] {
  const environment = useRelayEnvironment();
  const [underWay, setUnderWay] = useState(0);
  const refresh = useCallback(
    async (isReturn = false) => {
      setUnderWay((count) => count + 1);
      try {
        await askAnew<useRefreshBalanceQuery>(
          environment,
          graphql`
            query useRefreshBalanceQuery($isReturn: Boolean = false) @raw_response_type {
              viewer {
                id
                balance {
                  amount
                  currency
                  symbol
                }
                playPause @include(if: $isReturn) {
                  kind
                  until
                }
              }
            }
          `,
          isReturn ? { isReturn } : {},
        ).toPromise();
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [environment],
  );
  return [refresh, underWay > 0];
}
