import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useFinishSocialSignInMutation } from './__generated__/useFinishSocialSignInMutation.graphql.ts';
import type {
  useFinishSocialSignIn_result$data,
  useFinishSocialSignIn_result$key,
} from './__generated__/useFinishSocialSignIn_result.graphql.ts';

export type FinishSocialSignInResult = Outcome<useFinishSocialSignIn_result$data>;

const result = graphql`
  fragment useFinishSocialSignIn_result on FinishSocialSignInResult @inline {
    __typename
    ... on LogInPayload {
      ...useEnter_entered @alias(as: "entered")
    }
    ... on LoginVerificationNeededError {
      ...pendingLogin_needed @alias(as: "pending")
    }
    ... on SocialUnlinkedError {
      name
      socialTicket
    }
    ... on SocialProviderUnavailableError {
      __typename
    }
    ... on SocialSignInFailedError {
      __typename
    }
    ... on FeatureOffError {
      __typename
    }
    ... on NotAMemberAccountError {
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

/** Hands over what the other service has written into the address. Resolves with the outcome, refusals included. */
export function useFinishSocialSignIn(): (callbackUrl: string) => Promise<FinishSocialSignInResult> {
  const [commit] = useCommit<useFinishSocialSignInMutation>(graphql`
    mutation useFinishSocialSignInMutation($input: FinishSocialSignInInput!) @raw_response_type {
      finishSocialSignIn(input: $input) {
        ...useFinishSocialSignIn_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return useCallback(
    async (callbackUrl) =>
      outcomeOf<useFinishSocialSignIn_result$key>(result, (await commit({ input: { callbackUrl } })).finishSocialSignIn),
    [commit],
  );
}
