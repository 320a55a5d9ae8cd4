import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { askAnew } from '../../../relay/askAnew.ts';
import query, { type VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

/** Asks for the wallets anew. */
export function useAskWallets(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(
    () => void askAnew<VendorWalletPageQuery>(environment, query, {}).subscribe({ error: () => undefined }),
    [environment],
  );
}
