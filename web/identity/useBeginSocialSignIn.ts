import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../relay/outcome.ts';
import { useCommit } from '../relay/useCommit.ts';
import type { useBeginSocialSignInMutation } from './__generated__/useBeginSocialSignInMutation.graphql.ts';
import type {
  useBeginSocialSignIn_result$data,
  useBeginSocialSignIn_result$key,
} from './__generated__/useBeginSocialSignIn_result.graphql.ts';

export type BeginSocialSignInResult = Outcome<useBeginSocialSignIn_result$data>;

const result = graphql`
  fragment useBeginSocialSignIn_result on BeginSocialSignInResult @inline {
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
`;

/** Asks where to send the browser to sign in by another service. */
export function useBeginSocialSignIn(): (provider: string) => Promise<BeginSocialSignInResult> {
  const [commit] = useCommit<useBeginSocialSignInMutation>(graphql`
    mutation useBeginSocialSignInMutation($input: BeginSocialSignInInput!) @raw_response_type {
      beginSocialSignIn(input: $input) {
        ...useBeginSocialSignIn_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (provider) => outcomeOf<useBeginSocialSignIn_result$key>(result, (await commit({ input: { provider } })).beginSocialSignIn);
}
