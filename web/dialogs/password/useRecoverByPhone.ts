import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRecoverByPhoneMutation } from './__generated__/useRecoverByPhoneMutation.graphql.ts';
import type { useRecoverByPhone_result$data, useRecoverByPhone_result$key } from './__generated__/useRecoverByPhone_result.graphql.ts';

export type RecoverByPhoneInput = useRecoverByPhoneMutation['variables']['input'];
export type RecoverByPhoneResult = Outcome<useRecoverByPhone_result$data>;

const result = graphql`
  fragment useRecoverByPhone_result on RecoverByPhoneResult @inline {
    __typename
    ... on LogInPayload {
      ...useEnter_entered @alias(as: "entered")
    }
    ... on LoginVerificationNeededError {
      ...pendingLogin_needed @alias(as: "pending")
    }
    ... on InvalidFieldsError {
      fields {
        name
        patternId
      }
    }
    ... on VerificationCodeFailedError {
      __typename
    }
    ... on NotAMemberAccountError {
      __typename
    }
    ... on SelfExcludedError {
      ...selfExclusion_excluded @alias(as: "excluded")
    }
    ... on FeatureOffError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Sets a new password by a code that was sent to the number, and signs in. Resolves with the outcome, refusals included. */
export function useRecoverByPhone(): [(input: RecoverByPhoneInput) => Promise<RecoverByPhoneResult>, boolean] {
  const [commit, isSetting] = useCommit<useRecoverByPhoneMutation>(graphql`
    mutation useRecoverByPhoneMutation($input: RecoverByPhoneInput!) @raw_response_type {
      recoverByPhone(input: $input) {
        ...useRecoverByPhone_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useRecoverByPhone_result$key>(result, (await commit({ input })).recoverByPhone), isSetting];
}
