import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import pageQuery, { type WithdrawPageQuery } from './__generated__/WithdrawPageQuery.graphql.ts';

/** Asks for the page anew, behind what it shows, with as many withdrawals as are told; without, with the newest. */
export function useRefreshWithdrawals(): (count?: number) => Subscription {
  const environment = useRelayEnvironment();
  return useCallback(
    (count) =>
      fetchQuery<WithdrawPageQuery>(environment, pageQuery, count === undefined ? {} : { count }, {
        fetchPolicy: 'network-only',
      }).subscribe({ error: () => undefined }),
    [environment],
  );
}
