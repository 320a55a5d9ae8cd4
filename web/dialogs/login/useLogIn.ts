import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useChallenge } from '../../identity/verification/useChallenge.ts';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';
import type { useLogIn_result$data, useLogIn_result$key } from './__generated__/useLogIn_result.graphql.ts';

export type LogInInput = useLogInMutation['variables']['input'];
export type LogInResult = Outcome<useLogIn_result$data>;

const result = graphql`
  fragment useLogIn_result on LogInResult @inline {
    __typename
    ... on LogInPayload {
      ...useEnter_entered @alias(as: "entered")
    }
    ... on LogInFailedError {
      captchaRequired
      locked
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
`;

/**
 * Logs in; where the operator wants work done first, does it and asks again. Resolves with the outcome, refusals included; rejects when the
 * gateway could not be asked.
 */
export function useLogIn(): [(input: LogInInput) => Promise<LogInResult>, boolean] {
  const { solve, percent } = useChallenge();
  const [commit, isLoggingIn] = useCommit<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LogInInput!) @raw_response_type {
      logIn(input: $input) {
        ...useLogIn_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const logIn = async (input: LogInInput): Promise<LogInResult> => {
    const outcome = outcomeOf<useLogIn_result$key>(result, (await commit({ input })).logIn);
    if (outcome.__typename !== 'ChallengeFailedError') return outcome;
    const challenge = await solve();
    if (typeof challenge === 'object') return { __typename: 'TooManyAttemptsError', ...challenge };
    return outcomeOf<useLogIn_result$key>(result, (await commit({ input: { ...input, challenge } })).logIn);
  };
  return [logIn, isLoggingIn || percent !== null];
}
