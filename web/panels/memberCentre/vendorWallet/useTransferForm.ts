import { useState } from 'react';
import { useAlone } from '../../../ui/useAlone.ts';
import { useIdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { useAskWallets } from './useAskWallets.ts';
import { type TransferInput, type TransferResult, useTransferFunds } from './useTransferFunds.ts';

/** How the last submission ended. `sent`: what became of it stands in the list of transfers. `lost`: no answer came, so it may have been made. */
export type TransferOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly refusal: Exclude<TransferResult, { readonly __typename: 'TransferFundsPayload' }> }
  | { readonly kind: 'lost' };

type Wish = Omit<TransferInput, 'idempotencyKey'>;

/** Sends transfers, each of a wallet, a direction and an amount at most once. */
export function useTransferForm() {
  const [transfer, isMoving] = useTransferFunds();
  const [outcome, setOutcome] = useState<TransferOutcome | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const keys = useIdempotencyKeys();
  const alone = useAlone();
  const askWallets = useAskWallets();

  /** Whether it is on its way. */
  const send = (wish: Wish) =>
    alone(async () => {
      setOutcome(null);
      const idempotencyKey = keys.of(wish.walletId, wish.direction, wish.amount);
      try {
        const result = await transfer({ ...wish, idempotencyKey });
        setLost(null);
        if (result.__typename !== 'TransferFundsPayload') {
          setOutcome({ kind: 'refused', refusal: result });
          // Moved from another tab or device, what lies in the wallets is told to nobody: their sum is as it was.
          if (result.__typename === 'InsufficientBalanceError') askWallets();
          return false;
        }
        keys.clear();
        setOutcome({ kind: 'sent', id: result.transfer.id });
        return true;
      } catch {
        setLost(wish.amount);
        setOutcome({ kind: 'lost' });
        // It may have left its wallet, and the vendor may not have said yet what became of it: the sum is another one then, too.
        askWallets();
        return false;
      }
    });

  const forgetOutcome = () => {
    setOutcome(null);
    setLost(null);
  };
  /** `lost`: an amount of which no answer came: it may have left its wallet already, and can be sent again all the same. */
  return { send, isMoving, outcome, lost, forgetOutcome };
}
