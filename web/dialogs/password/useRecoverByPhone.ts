import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRecoverByPhoneMutation } from './__generated__/useRecoverByPhoneMutation.graphql.ts';

export type RecoverByPhoneInput = useRecoverByPhoneMutation['variables']['input'];
export type RecoverByPhoneResult = useRecoverByPhoneMutation['response']['recoverByPhone'];

/** Sets a new password by a code that was sent to the number, and signs in. Resolves with the outcome, refusals included. */
export function useRecoverByPhone(): [(input: RecoverByPhoneInput) => Promise<RecoverByPhoneResult>, boolean] {
  const [commit, isSetting] = useCommit<useRecoverByPhoneMutation>(graphql`
    mutation useRecoverByPhoneMutation($input: RecoverByPhoneInput!) {
      recoverByPhone(input: $input) {
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
    }
  `);
  return [async (input) => (await commit({ input })).recoverByPhone, isSetting];
}
