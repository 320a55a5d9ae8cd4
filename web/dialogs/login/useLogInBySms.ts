import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLogInBySmsMutation } from './__generated__/useLogInBySmsMutation.graphql.ts';

export type LogInBySmsInput = useLogInBySmsMutation['variables']['input'];
export type LogInBySmsResult = useLogInBySmsMutation['response']['logInBySms'];

/** Logs in by a code that was sent to the number. Resolves with the outcome, refusals included. */
export function useLogInBySms(): [(input: LogInBySmsInput) => Promise<LogInBySmsResult>, boolean] {
  const [commit, isLoggingIn] = useCommit<useLogInBySmsMutation>(graphql`
    mutation useLogInBySmsMutation($input: LogInBySmsInput!) {
      logInBySms(input: $input) {
        __typename
        ... on LogInPayload {
          ...useEnter_entered @alias(as: "entered")
        }
        ... on VerificationCodeFailedError {
          __typename
        }
        ... on LoginVerificationNeededError {
          ...pendingLogin_needed @alias(as: "pending")
        }
        ... on NotAMemberAccountError {
          __typename
        }
        ... on NotAnAgentAccountError {
          __typename
        }
        ... on FeatureOffError {
          __typename
        }
        ... on SelfExcludedError {
          ...selfExclusion_excluded @alias(as: "excluded")
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return [async (input) => (await commit({ input })).logInBySms, isLoggingIn];
}
