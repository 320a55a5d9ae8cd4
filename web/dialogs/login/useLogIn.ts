import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';

export type LogInInput = useLogInMutation['variables']['input'];
export type LogInResult = useLogInMutation['response']['logIn'];

/** Logs in. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useLogIn(): [(input: LogInInput) => Promise<LogInResult>, boolean] {
  const [commit, isLoggingIn] = useCommit<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LogInInput!) {
      logIn(input: $input) {
        __typename
        ... on LogInPayload {
          ...useEnter_entered @alias(as: "entered")
        }
        ... on LogInFailedError {
          captchaRequired
        }
        ... on CaptchaFailedError {
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
          until
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return [async (input) => (await commit({ input })).logIn, isLoggingIn];
}
