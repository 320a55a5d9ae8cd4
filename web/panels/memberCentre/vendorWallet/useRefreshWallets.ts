import { useEffect } from 'react';
import { useAskWallets } from './useAskWallets.ts';

const pause = 4_000;

/** Asks for the wallets every few seconds while `isWaiting`. */
export function useRefreshWallets(isWaiting: boolean): void {
  const askWallets = useAskWallets();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(askWallets, pause);
    return () => clearInterval(timer);
  }, [askWallets, isWaiting]);
}
