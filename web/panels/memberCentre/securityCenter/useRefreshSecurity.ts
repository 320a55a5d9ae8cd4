import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type SecurityCenterPageQuery } from './__generated__/SecurityCenterPageQuery.graphql.ts';

/** Asks how the account is held now. What is on screen stays until that is known, and where it cannot be asked. */
export function useRefreshSecurity(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<SecurityCenterPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  }, [environment]);
}
