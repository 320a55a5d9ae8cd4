import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useConfirmPhoneMutation } from './__generated__/useConfirmPhoneMutation.graphql.ts';
import type { useConfirmPhone_result$data, useConfirmPhone_result$key } from './__generated__/useConfirmPhone_result.graphql.ts';

type ConfirmPhoneInput = useConfirmPhoneMutation['variables']['input'];

export type ConfirmPhoneResult = Outcome<useConfirmPhone_result$data>;

const result = graphql`
  fragment useConfirmPhone_result on ConfirmPhoneResult @inline {
    __typename
    ... on ConfirmPhonePayload {
      phoneProof
    }
    ... on PhoneServiceFailedError {
      __typename
    }
    ... on VerificationCodeFailedError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Has the phone service verify a number. Resolves with its proof, refusals included. */
export function useConfirmPhone(): (input: ConfirmPhoneInput) => Promise<ConfirmPhoneResult> {
  const [commit] = useCommit<useConfirmPhoneMutation>(graphql`
    mutation useConfirmPhoneMutation($input: ConfirmPhoneInput!) @raw_response_type {
      confirmPhone(input: $input) {
        ...useConfirmPhone_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useConfirmPhone_result$key>(result, (await commit({ input })).confirmPhone);
}
