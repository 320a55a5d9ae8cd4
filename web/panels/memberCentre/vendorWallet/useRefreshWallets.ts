import { useEffect, useEffectEvent } from 'react';
import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import { useAskWallets } from './useAskWallets.ts';

const pause = 4_000;

/** Asks for the wallets every few seconds while `isWaiting`, and as the page is come back to: what was moved in another tab is told to nobody, as the sum is as it was. */
export function useRefreshWallets(isWaiting: boolean): void {
  const ask = useAskWallets();
  useAskWhileSeen(ask, pause, isWaiting);
  const askOnReturn = useEffectEvent(() => {
    if (!document.hidden && !isWaiting) ask();
  });
  useEffect(() => {
    const look = () => askOnReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
