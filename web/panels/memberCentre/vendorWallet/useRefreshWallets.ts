import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import { useAskWallets } from './useAskWallets.ts';

const pause = 4_000;

/** Asks for the wallets every few seconds while `isWaiting`. */
export const useRefreshWallets = (isWaiting: boolean): void => useAskWhileSeen(useAskWallets(), pause, isWaiting);
