import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useStepUpCodeMutation } from './__generated__/useStepUpCodeMutation.graphql.ts';
import type { useStepUpMutation } from './__generated__/useStepUpMutation.graphql.ts';

export type StepUpInput = useStepUpCodeMutation['variables']['input'];
export type StepUp = ReturnType<typeof useStepUp>;

/**
 * Proves the member anew for one action, as it stands in the form: by the payment password and, where the account has a factor, a fresh code. A code is
 * good for the action that it was sent for, and for no other.
 */
export function useStepUp(action: StepUpInput) {
  const { t } = useTranslation('withdraw');
  const [paymentPassword, setPaymentPassword] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<{ readonly action: string; readonly deadline: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [commitProof] = useCommit<useStepUpMutation>(graphql`
    mutation useStepUpMutation($input: ProveStepUpInput!) @raw_response_type {
      proveStepUp(input: $input) {
        __typename
        ... on StepUpPayload {
          ticket
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const [commitCode, isRequesting] = useCommit<useStepUpCodeMutation>(graphql`
    mutation useStepUpCodeMutation($input: StepUpInput!) @raw_response_type {
      requestStepUpCode(input: $input) {
        __typename
        ... on StepUpCodePayload {
          expiresInSeconds
        }
        ... on Refusal {
          message
        }
      }
    }
  `);

  const written = JSON.stringify(action);
  return {
    paymentPassword,
    setPaymentPassword,
    code,
    setCode,
    /** Until when no other code is needed; `null` where none was sent for what is to be done now. */
    deadline: sent?.action === written ? sent.deadline : null,
    problem,
    isRequesting,
    /** Has a code sent for the action. */
    async request() {
      setProblem(null);
      try {
        const { requestStepUpCode: answer } = await commitCode({ input: action });
        if (answer.expiresInSeconds === undefined) setProblem(answer.message ?? t('fault'));
        else setSent({ action: written, deadline: Date.now() + answer.expiresInSeconds * 1000 });
      } catch {
        setProblem(t('fault'));
      }
    },
    /** Answers the ticket, or undefined where the proof failed, which `problem` tells of. */
    async prove(): Promise<string | undefined> {
      setProblem(null);
      try {
        const { proveStepUp: answer } = await commitProof({
          input: { purpose: action, paymentPassword, code: code === '' ? null : code },
        });
        const isProven = answer.ticket !== undefined;
        if (!isProven) setProblem(answer.message ?? t('fault'));
        // Where the password was wrong the code was not looked at, and stays good.
        if (isProven || answer.__typename === 'VerificationCodeFailedError') setCode('');
        if (isProven) setSent(null);
        return answer.ticket;
      } catch {
        setProblem(t('fault'));
        return undefined;
      }
    },
    forget() {
      setPaymentPassword('');
      setCode('');
      setProblem(null);
    },
  };
}
