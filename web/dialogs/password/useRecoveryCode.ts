import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from '../../identity/verification/useSentCode.ts';
import type { useRecoveryCodeMutation } from './__generated__/useRecoveryCodeMutation.graphql.ts';
import type { useRecoveryCode_result$key } from './__generated__/useRecoveryCode_result.graphql.ts';

const result = graphql`
  fragment useRecoveryCode_result on RequestRecoveryCodeResult @inline {
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
`;

/** Has the code for setting a new password sent. Resolves with the outcome, refusals included. */
export function useRecoveryCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useRecoveryCodeMutation>(graphql`
    mutation useRecoveryCodeMutation($input: RequestCodeInput!) @raw_response_type {
      requestRecoveryCode(input: $input) {
        ...useRecoveryCode_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useRecoveryCode_result$key>(result, (await commit({ input })).requestRecoveryCode);
}
