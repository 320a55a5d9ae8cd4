import { useState } from 'react';
import { useAlone } from '../../../ui/useAlone.ts';
import type { IdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { type DepositInput, type DepositPayload, type DepositResult, useDeposit } from './useDeposit.ts';

export type DepositRefusal = Exclude<DepositResult, { readonly __typename: 'DepositPayload' }>;

/** How the last submission ended. `lost`: no answer came, so it may have been made. */
export type DepositOutcome = { kind: 'done'; payload: DepositPayload } | { kind: 'refused'; refusal: DepositRefusal } | { kind: 'lost' };

type Wish = Omit<DepositInput, 'idempotencyKey'>;

/** Sends deposits, each by a method and of an amount at most once, by keys that outlive the form. `onDone` is told of what was made. */
export function useDepositForm(keys: IdempotencyKeys, onDone: (payload: DepositPayload) => void) {
  const [deposit, isDepositing] = useDeposit();
  const [outcome, setOutcome] = useState<DepositOutcome | null>(null);
  const alone = useAlone();

  const send = (wish: Wish) =>
    alone(async () => {
      setOutcome(null);
      const idempotencyKey = keys.of(wish.methodId, wish.amount);
      try {
        const result = await deposit({ ...wish, idempotencyKey });
        if (result.__typename === 'DepositPayload') {
          keys.clear();
          setOutcome({ kind: 'done', payload: result });
          onDone(result);
        } else setOutcome({ kind: 'refused', refusal: result });
      } catch {
        setOutcome({ kind: 'lost' });
      }
    });

  return { send, isDepositing, outcome, forgetOutcome: () => setOutcome(null) };
}
