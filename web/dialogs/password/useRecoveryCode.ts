import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from '../verification/useSentCode.ts';
import type { useRecoveryCodeMutation } from './__generated__/useRecoveryCodeMutation.graphql.ts';

/** Has the code for setting a new password sent. Resolves with the outcome, refusals included. */
export function useRecoveryCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useRecoveryCodeMutation>(graphql`
    mutation useRecoveryCodeMutation($input: RequestCodeInput!) {
      requestRecoveryCode(input: $input) {
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
  return async (input) => (await commit({ input })).requestRecoveryCode;
}
