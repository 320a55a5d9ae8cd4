import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useStepUpCodeMutation } from './__generated__/useStepUpCodeMutation.graphql.ts';
import type { useStepUpMutation } from './__generated__/useStepUpMutation.graphql.ts';

export type StepUpInput = useStepUpMutation['variables']['input'];

/** Proves the member anew for one action: by the payment password and, where the account has a factor, a fresh code. */
export function useStepUp() {
  const { t } = useTranslation('withdraw');
  const [paymentPassword, setPaymentPassword] = useState('');
  const [code, setCode] = useState('');
  const [deadline, setDeadline] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [commitProof] = useCommit<useStepUpMutation>(graphql`
    mutation useStepUpMutation($input: StepUpInput!, $paymentPassword: String!, $code: String) @raw_response_type {
      proveStepUp(input: $input, paymentPassword: $paymentPassword, code: $code) {
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

  return {
    paymentPassword,
    setPaymentPassword,
    code,
    setCode,
    deadline,
    problem,
    isRequesting,
    /** Has a code sent for the action. */
    async request(input: StepUpInput) {
      setProblem(null);
      try {
        const { requestStepUpCode: answer } = await commitCode({ input });
        if (answer.expiresInSeconds === undefined) setProblem(answer.message ?? t('fault'));
        else setDeadline(Date.now() + answer.expiresInSeconds * 1000);
      } catch {
        setProblem(t('fault'));
      }
    },
    /** Answers the ticket, or undefined where the proof failed, which `problem` tells of. */
    async prove(input: StepUpInput): Promise<string | undefined> {
      setProblem(null);
      try {
        const { proveStepUp: answer } = await commitProof({ input, paymentPassword, code: code === '' ? null : code });
        if (answer.ticket === undefined) setProblem(answer.message ?? t('fault'));
        setCode('');
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
