import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRegisterMobileMutation } from './__generated__/useRegisterMobileMutation.graphql.ts';

export type RegisterMobileInput = useRegisterMobileMutation['variables']['input'];
export type RegisterMobileResult = useRegisterMobileMutation['response']['registerMobile'];

/** Opens an account by mobile number. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useRegisterMobile(): (input: RegisterMobileInput) => Promise<RegisterMobileResult> {
  const [commit] = useCommit<useRegisterMobileMutation>(graphql`
    mutation useRegisterMobileMutation($input: RegisterMobileInput!) {
      registerMobile(input: $input) {
        __typename
        ... on RegisterPayload {
          account
          viewer {
            id
            ...useViewer_member
          }
        }
        ... on InvalidFieldsError {
          fields {
            name
            patternId
          }
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on UsernameTakenError {
          __typename
        }
        ... on MobileTakenError {
          __typename
        }
        ... on AffiliateCodeFailedError {
          __typename
        }
        ... on CaptchaFailedError {
          __typename
        }
        ... on VerificationCodeFailedError {
          __typename
        }
        ... on ChallengeFailedError {
          __typename
        }
        ... on FeatureOffError {
          __typename
        }
        ... on MoneyMaintenanceError {
          __typename
        }
      }
    }
  `);
  return async (input) => (await commit({ input })).registerMobile;
}
