import { graphql } from 'react-relay/hooks';
import { useSendCode } from '../../identity/verification/useSendCode.ts';
import type { useLoginCodeMutation } from './__generated__/useLoginCodeMutation.graphql.ts';

/** Has the code for logging in sent. Resolves with the outcome, refusals included. */
export const useLoginCode = () =>
  useSendCode<useLoginCodeMutation['response']>(
    graphql`
      mutation useLoginCodeMutation($input: RequestCodeInput!) @raw_response_type {
        requestLoginCode(input: $input) {
          __typename
          ...useSendCode_sent @alias(as: "sent")
          ...useSendCode_notSent @alias(as: "notSent")
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    ({ requestLoginCode }) => requestLoginCode,
  );
