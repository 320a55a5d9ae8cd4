import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

const pause = 4_000;

/** Asks for the wallets every few seconds while `isWaiting`. What is shown stays until they come, and where they do not. */
export function useRefreshWallets(isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      fetchQuery<VendorWalletPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
    }, pause);
    return () => clearInterval(timer);
  }, [environment, isWaiting]);
}
