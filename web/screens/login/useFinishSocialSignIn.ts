import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useFinishSocialSignInMutation } from './__generated__/useFinishSocialSignInMutation.graphql.ts';

export type FinishSocialSignInResult = useFinishSocialSignInMutation['response']['finishSocialSignIn'];

/** Hands over what the other service has written into the address. Resolves with the outcome, refusals included. */
export function useFinishSocialSignIn(): (callbackUrl: string) => Promise<FinishSocialSignInResult> {
  const [commit] = useCommit<useFinishSocialSignInMutation>(graphql`
    mutation useFinishSocialSignInMutation($callbackUrl: String!) {
      finishSocialSignIn(callbackUrl: $callbackUrl) {
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
    }
  `);
  return useCallback(async (callbackUrl) => (await commit({ callbackUrl })).finishSocialSignIn, [commit]);
}
