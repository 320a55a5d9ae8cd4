import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import pageQuery, { type WithdrawPageQuery } from './__generated__/WithdrawPageQuery.graphql.ts';

/** Asks for the page anew, behind what it shows. */
export function useRefreshWithdrawals(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<WithdrawPageQuery>(environment, pageQuery, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  }, [environment]);
}
