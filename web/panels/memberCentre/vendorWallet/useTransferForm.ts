import { useRef, useState } from 'react';
import { type TransferInput, type TransferResult, useTransferFunds } from './useTransferFunds.ts';

/** How the last submission ended. `sent`: what became of it stands in the list of transfers. `lost`: no answer came, so it may have been made. */
export type TransferOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly refusal: Exclude<TransferResult, { readonly __typename: 'TransferFundsPayload' }> }
  | { readonly kind: 'lost' };

type Wish = Omit<TransferInput, 'idempotencyKey'>;

/** Sends transfers, each at most once: every wish has one key from its first submission until a transfer is on its way. */
export function useTransferForm() {
  const [transfer, isMoving] = useTransferFunds();
  const [outcome, setOutcome] = useState<TransferOutcome | null>(null);
  const [keys] = useState(() => new Map<string, string>());
  const isSending = useRef(false);

  const send = async (wish: Wish) => {
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome(null);
    const name = `${wish.walletId} ${wish.direction} ${wish.amount}`;
    const idempotencyKey = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, idempotencyKey);
    try {
      const result = await transfer({ ...wish, idempotencyKey });
      if (result.__typename !== 'TransferFundsPayload') {
        setOutcome({ kind: 'refused', refusal: result });
        return false;
      }
      keys.clear();
      setOutcome({ kind: 'sent', id: result.transfer.id });
      return true;
    } catch {
      setOutcome({ kind: 'lost' });
      return false;
    } finally {
      isSending.current = false;
    }
  };

  return { send, isMoving, outcome, forgetOutcome: () => setOutcome(null) };
}
