import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

/** Asks for the wallets anew. What is shown stays until they come, and where they do not. */
export function useAskWallets(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(
    () =>
      void fetchQuery<VendorWalletPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined }),
    [environment],
  );
}
