import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLogInBySmsMutation } from './__generated__/useLogInBySmsMutation.graphql.ts';
import type { useLogInBySms_result$data, useLogInBySms_result$key } from './__generated__/useLogInBySms_result.graphql.ts';

export type LogInBySmsInput = useLogInBySmsMutation['variables']['input'];
export type LogInBySmsResult = Outcome<useLogInBySms_result$data>;

const result = graphql`
  fragment useLogInBySms_result on LogInBySmsResult @inline {
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
`;

/** Logs in by a code that was sent to the number. Resolves with the outcome, refusals included. */
export function useLogInBySms(): [(input: LogInBySmsInput) => Promise<LogInBySmsResult>, boolean] {
  const [commit, isLoggingIn] = useCommit<useLogInBySmsMutation>(graphql`
    mutation useLogInBySmsMutation($input: LogInBySmsInput!) @raw_response_type {
      logInBySms(input: $input) {
        ...useLogInBySms_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useLogInBySms_result$key>(result, (await commit({ input })).logInBySms), isLoggingIn];
}
