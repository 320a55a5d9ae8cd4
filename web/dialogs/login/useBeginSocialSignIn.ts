import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useBeginSocialSignInMutation } from './__generated__/useBeginSocialSignInMutation.graphql.ts';

export type BeginSocialSignInResult = useBeginSocialSignInMutation['response']['beginSocialSignIn'];

/** Asks where to send the browser to sign in by another service. */
export function useBeginSocialSignIn(): (provider: string) => Promise<BeginSocialSignInResult> {
  const [commit] = useCommit<useBeginSocialSignInMutation>(graphql`
    mutation useBeginSocialSignInMutation($provider: String!) {
      beginSocialSignIn(provider: $provider) {
        __typename
        ... on BeginSocialSignInPayload {
          url
        }
        ... on FeatureOffError {
          __typename
        }
        ... on SocialProviderUnavailableError {
          __typename
        }
        ... on SocialSignInFailedError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return async (provider) => (await commit({ provider })).beginSocialSignIn;
}
