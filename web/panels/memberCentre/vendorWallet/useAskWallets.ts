import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import { askAnew } from '../../../relay/askAnew.ts';
import query, { type VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

/** Asks for the wallets anew. */
export function useAskWallets(): () => Subscription {
  const environment = useRelayEnvironment();
  return useCallback(() => askAnew<VendorWalletPageQuery>(environment, query, {}).subscribe({ error: () => undefined }), [environment]);
}
