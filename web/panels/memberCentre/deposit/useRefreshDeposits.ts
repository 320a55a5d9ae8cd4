import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import query, { type DepositPageQuery } from './__generated__/DepositPageQuery.graphql.ts';

/** Asks for the newest deposits and the order of methods. */
export function useRefreshDeposits(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    refetchQuery<DepositPageQuery>(environment, query, {}).subscribe({ error: () => undefined });
  }, [environment]);
}
