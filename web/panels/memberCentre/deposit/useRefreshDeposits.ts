import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type DepositPageQuery } from './__generated__/DepositPageQuery.graphql.ts';

/** Asks for the newest deposits and the order of methods. What is there stays until they come, and where they do not. */
export function useRefreshDeposits(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<DepositPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  }, [environment]);
}
