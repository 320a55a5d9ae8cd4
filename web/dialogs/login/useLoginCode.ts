import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from '../verification/useSentCode.ts';
import type { useLoginCodeMutation } from './__generated__/useLoginCodeMutation.graphql.ts';

/** Has the code for logging in sent. Resolves with the outcome, refusals included. */
export function useLoginCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useLoginCodeMutation>(graphql`
    mutation useLoginCodeMutation($input: RequestCodeInput!) {
      requestLoginCode(input: $input) {
        __typename
        ... on CodeSentPayload {
          expiresInSeconds
          checkId
        }
        ... on CodeNotSentError {
          text
          retryAfterSeconds
        }
        ... on ChallengeFailedError {
          __typename
        }
        ... on FeatureOffError {
          __typename
        }
      }
    }
  `);
  return async (input) => (await commit({ input })).requestLoginCode;
}
