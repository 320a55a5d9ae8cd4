import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

export type RegisterInput = useRegisterMutation['variables']['input'];
export type RegisterResult = useRegisterMutation['response']['register'];

/** Opens an account by user name. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useRegister(): (input: RegisterInput) => Promise<RegisterResult> {
  const [commit] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
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
  return async (input) => (await commit({ input })).register;
}
