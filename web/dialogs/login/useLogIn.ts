import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import { useChallenge } from '../verification/useChallenge.ts';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';

export type LogInInput = useLogInMutation['variables']['input'];
export type LogInResult = useLogInMutation['response']['logIn'];

/**
 * Logs in; where the operator wants work done first, does it and asks again. Resolves with the outcome, refusals included; rejects when the
 * gateway could not be asked.
 */
export function useLogIn(): [(input: LogInInput) => Promise<LogInResult>, boolean] {
  const { solve, percent } = useChallenge();
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
        ... on ChallengeFailedError {
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
  const logIn = async (input: LogInInput): Promise<LogInResult> => {
    const { logIn: result } = await commit({ input });
    if (result.__typename !== 'ChallengeFailedError') return result;
    const challenge = await solve();
    if (typeof challenge === 'object') return { __typename: 'TooManyAttemptsError', ...challenge };
    return (await commit({ input: { ...input, challenge } })).logIn;
  };
  return [logIn, isLoggingIn || percent !== null];
}
