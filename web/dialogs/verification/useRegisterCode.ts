import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from './useSentCode.ts';
import type { useRegisterCodeMutation } from './__generated__/useRegisterCodeMutation.graphql.ts';

/** Has the code for registering sent, by SMS or by the phone service. Resolves with the outcome, refusals included. */
export function useRegisterCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useRegisterCodeMutation>(graphql`
    mutation useRegisterCodeMutation($input: RequestCodeInput!) {
      requestRegisterCode(input: $input) {
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
  return async (input) => (await commit({ input })).requestRegisterCode;
}
