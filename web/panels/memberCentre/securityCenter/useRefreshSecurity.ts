import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import query, { type SecurityCenterPageQuery } from './__generated__/SecurityCenterPageQuery.graphql.ts';

/** Asks how the account is held now. */
export function useRefreshSecurity(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    refetchQuery<SecurityCenterPageQuery>(environment, query, {}).subscribe({ error: () => undefined });
  }, [environment]);
}
