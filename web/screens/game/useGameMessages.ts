import { type RefObject, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { invalidateBets } from '../../panels/memberCentre/betRecord/invalidateBets.ts';
import { useRefreshBalance } from '../../session/useRefreshBalance.ts';
import { coalesce } from './coalesce.ts';
import { readGameMessage } from './readGameMessage.ts';

/** However many rounds a game reports, the balance is asked for at most this often. */
const refreshPause = 1_000;

export interface GameMessageHandlers {
  onOver: () => void;
  onExit: () => void;
  /** The player wants to see the bets that were placed. */
  onHistory: () => void;
  /** The player lacks the money for a stake, and wants to pay some in. */
  onDeposit: () => void;
  /** The player lacks it in the wallet that the game is played from, and wants to move some into it. */
  onWallets: () => void;
}

/** Listens to the running game: a settled round refreshes balance and betting record, the rest is handed on. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  gameUrl: string,
  { onOver, onExit, onHistory, onDeposit, onWallets }: GameMessageHandlers,
): void {
  const environment = useRelayEnvironment();
  const [refreshBalance] = useRefreshBalance();

  useEffect(() => {
    const settled = coalesce(() => {
      invalidateBets(environment);
      // Unreachable for a moment: the header keeps the balance it has, and the next round asks again.
      refreshBalance().catch(() => undefined);
    }, refreshPause);
    const listen = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, gameUrl, frame.current?.contentWindow ?? null);
      if (message === 'game:round-settled') settled.ask();
      if (message === 'game:session-over') onOver();
      if (message === 'game:history') onHistory();
      if (message === 'game:deposit') onDeposit();
      if (message === 'game:wallets') onWallets();
      if (message === 'game:exit') onExit();
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      settled.stop();
    };
  }, [environment, frame, gameUrl, onOver, onExit, onHistory, onDeposit, onWallets, refreshBalance]);
}
