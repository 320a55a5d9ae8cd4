import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useIdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useWithdrawMutation } from './__generated__/useWithdrawMutation.graphql.ts';

type Wish = Omit<useWithdrawMutation['variables']['input'], 'idempotencyKey'>;

export type Withdrawing = ReturnType<typeof useWithdraw>;

/** Sends withdrawals, each of an account and an amount at most once for as long as whoever asks stands: whatever else is done meanwhile. */
export function useWithdraw() {
  const { t } = useTranslation('withdraw');
  const keys = useIdempotencyKeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [commit] = useCommit<useWithdrawMutation>(graphql`
    mutation useWithdrawMutation($input: WithdrawInput!) @raw_response_type {
      withdraw(input: $input) {
        __typename
        ... on WithdrawPayload {
          withdrawal {
            id
          }
          viewer {
            id
            balance {
              amount
              currency
              symbol
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  return {
    problem,
    /** The amount whose answer did not come: it may have left the wallet already, and can be sent again all the same. */
    lost,
    forget: () => setProblem(null),
    /** Whether it was accepted; `problem` tells why not. */
    async send(wish: Wish): Promise<boolean> {
      setProblem(null);
      const idempotencyKey = keys.of(wish.payoutAccountId, wish.amount);
      try {
        const { withdraw: answer } = await commit({ input: { ...wish, idempotencyKey } });
        setLost(null);
        if (answer.__typename !== 'WithdrawPayload') {
          setProblem(answer.message ?? t('fault'));
          return false;
        }
        keys.clear();
        return true;
      } catch {
        setProblem(t('lost'));
        setLost(wish.amount);
        return false;
      }
    },
  };
}
