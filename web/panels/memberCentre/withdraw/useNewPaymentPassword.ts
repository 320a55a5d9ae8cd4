import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useNewPaymentPasswordChangeMutation } from './__generated__/useNewPaymentPasswordChangeMutation.graphql.ts';
import type { useNewPaymentPasswordSetMutation } from './__generated__/useNewPaymentPasswordSetMutation.graphql.ts';

/** What proves whoever chooses a payment password: the password of the account, or the payment password so far. */
export type ProvenBy = 'password' | 'paymentPassword';

interface Wish {
  /** What it is proven by. */
  readonly proof: string;
  readonly wish: string;
  readonly again: string;
  /** Empty where there is no factor. */
  readonly code: string;
}

/** Sets the payment password, or changes it. */
export function useNewPaymentPassword(provenBy: ProvenBy) {
  const { t } = useTranslation('withdraw');
  const [problem, setProblem] = useState<string | null>(null);
  const [commitSet, isSetting] = useCommit<useNewPaymentPasswordSetMutation>(graphql`
    mutation useNewPaymentPasswordSetMutation($input: SetPaymentPasswordInput!) @raw_response_type {
      answer: setPaymentPassword(input: $input) {
        __typename
        ... on SetPaymentPasswordPayload {
          viewer {
            id
            paymentPassword {
              isSet
              factor
              hint
              coolingUntil
            }
          }
        }
        ... on InvalidFieldsError {
          fields {
            patternId
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const [commitChange, isChanging] = useCommit<useNewPaymentPasswordChangeMutation>(graphql`
    mutation useNewPaymentPasswordChangeMutation($input: ChangePaymentPasswordInput!) @raw_response_type {
      answer: changePaymentPassword(input: $input) {
        __typename
        ... on InvalidFieldsError {
          fields {
            patternId
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const put = ({ proof, wish, again, code }: Wish) => {
    const input = { newPaymentPassword: wish, confirmPaymentPassword: again, code: code === '' ? null : code };
    return provenBy === 'password'
      ? commitSet({ input: { ...input, password: proof } })
      : commitChange({ input: { ...input, oldPaymentPassword: proof } });
  };
  return {
    problem,
    isPutting: isSetting || isChanging,
    forget: () => setProblem(null),
    /** Whether it is the new one now; `problem` tells why not. */
    async send(wish: Wish): Promise<boolean> {
      setProblem(null);
      if (wish.wish !== wish.again) {
        setProblem(t('set.mismatch'));
        return false;
      }
      try {
        const { answer } = await put(wish);
        if (answer.__typename === 'SetPaymentPasswordPayload' || answer.__typename === 'ChangePaymentPasswordPayload') return true;
        const broken = answer.fields?.[0]?.patternId;
        const isWorded = broken === 'samePassword' || broken === 'commonPassword' || broken === 'length';
        setProblem(isWorded ? t(`set.${broken}`) : (answer.message ?? t('fault')));
      } catch {
        setProblem(t('fault'));
      }
      return false;
    },
  };
}
