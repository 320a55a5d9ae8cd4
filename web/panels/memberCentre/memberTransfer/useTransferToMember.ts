import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useIdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useTransferToMemberMutation } from './__generated__/useTransferToMemberMutation.graphql.ts';

type Wish = Omit<useTransferToMemberMutation['variables']['input'], 'idempotencyKey'>;

/** Sends transfers, each to a receiver and of an amount at most once. */
export function useTransferToMember() {
  const { t } = useTranslation('memberTransfer');
  const keys = useIdempotencyKeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly amount: string; readonly account: string } | null>(null);
  const [commit] = useCommit<useTransferToMemberMutation>(graphql`
    mutation useTransferToMemberMutation($input: TransferToMemberInput!) @raw_response_type {
      transferToMember(input: $input) {
        __typename
        ... on TransferToMemberPayload {
          transfer {
            amount {
              amount
            }
          }
          viewer {
            id
            balance {
              amount
              currency
              symbol
            }
            memberTransferTerms {
              leftToday {
                amount
              }
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const forget = () => {
    setProblem(null);
    setDone(null);
  };
  return {
    problem,
    /** The amount whose answer did not come: it may have left the wallet already, and can be sent again all the same. */
    lost,
    /** What was sent last, and to whom. */
    done,
    forget,
    /** Whether it was accepted; `problem` tells why not. `account`: what the receiver was shown as. */
    async send(wish: Wish, account: string): Promise<boolean> {
      forget();
      const idempotencyKey = keys.of(wish.receiverId, wish.amount);
      try {
        const { transferToMember: answer } = await commit({ input: { ...wish, idempotencyKey } });
        setLost(null);
        if (answer.__typename !== 'TransferToMemberPayload' || answer.transfer === undefined) {
          setProblem(answer.message ?? t('fault'));
          return false;
        }
        keys.clear();
        setDone({ amount: answer.transfer.amount.amount, account });
        return true;
      } catch {
        setProblem(t('lost'));
        setLost(wish.amount);
        return false;
      }
    },
  };
}
