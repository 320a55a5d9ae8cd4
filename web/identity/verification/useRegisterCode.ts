import { graphql } from 'react-relay/hooks';
import { useSendCode } from './useSendCode.ts';
import type { useRegisterCodeMutation } from './__generated__/useRegisterCodeMutation.graphql.ts';

/** Has the code for registering sent, by SMS or by the phone service. Resolves with the outcome, refusals included. */
export const useRegisterCode = () =>
  useSendCode<useRegisterCodeMutation['response']>(
    graphql`
      mutation useRegisterCodeMutation($input: RequestCodeInput!) @raw_response_type {
        requestRegisterCode(input: $input) {
          __typename
          ...useSendCode_sent @alias(as: "sent")
          ...useSendCode_notSent @alias(as: "notSent")
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    ({ requestRegisterCode }) => requestRegisterCode,
  );
