import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from '../../identity/verification/useSentCode.ts';
import type { useLoginCodeMutation } from './__generated__/useLoginCodeMutation.graphql.ts';
import type { useLoginCode_result$key } from './__generated__/useLoginCode_result.graphql.ts';

const result = graphql`
  fragment useLoginCode_result on RequestLoginCodeResult @inline {
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

/** Has the code for logging in sent. Resolves with the outcome, refusals included. */
export function useLoginCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useLoginCodeMutation>(graphql`
    mutation useLoginCodeMutation($input: RequestCodeInput!) @raw_response_type {
      requestLoginCode(input: $input) {
        ...useLoginCode_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useLoginCode_result$key>(result, (await commit({ input })).requestLoginCode);
}
