import { graphql } from 'react-relay/hooks';
import { useSendCode } from '../../identity/verification/useSendCode.ts';
import type { useRecoveryCodeMutation } from './__generated__/useRecoveryCodeMutation.graphql.ts';

/** Has the code for setting a new password sent. Resolves with the outcome, refusals included. */
export const useRecoveryCode = () =>
  useSendCode<useRecoveryCodeMutation['response']>(
    graphql`
      mutation useRecoveryCodeMutation($input: RequestCodeInput!) @raw_response_type {
        requestRecoveryCode(input: $input) {
          __typename
          ...useSendCode_sent @alias(as: "sent")
          ...useSendCode_notSent @alias(as: "notSent")
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    ({ requestRecoveryCode }) => requestRecoveryCode,
  );
