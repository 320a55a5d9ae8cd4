import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import query, { type VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

/** Asks for the wallets anew. */
export function useAskWallets(): () => Subscription {
  const environment = useRelayEnvironment();
  return useCallback(
    () => refetchQuery<VendorWalletPageQuery>(environment, query, {}).subscribe({ error: () => undefined }),
    [environment],
  );
}
