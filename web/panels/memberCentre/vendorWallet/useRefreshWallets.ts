import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import { useOnReturn } from '../../../ui/useOnReturn.ts';
import { useAskWallets } from './useAskWallets.ts';

const pause = 4_000;

/**
 * Asks for the wallets every few seconds while `isWaiting`, and as the page is come back to: what was moved in another tab is told to nobody, as the
 * sum is as it was.
 */
export function useRefreshWallets(isWaiting: boolean): void {
  const ask = useAskWallets();
  useAskWhileSeen(ask, pause, isWaiting);
  useOnReturn(() => {
    if (!isWaiting) ask();
  });
}
