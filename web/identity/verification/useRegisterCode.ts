import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { CodeOutcome, CodeRequest } from './useSentCode.ts';
import type { useRegisterCodeMutation } from './__generated__/useRegisterCodeMutation.graphql.ts';
import type { useRegisterCode_result$key } from './__generated__/useRegisterCode_result.graphql.ts';

const result = graphql`
  fragment useRegisterCode_result on RequestRegisterCodeResult @inline {
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

/** Has the code for registering sent, by SMS or by the phone service. Resolves with the outcome, refusals included. */
export function useRegisterCode(): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<useRegisterCodeMutation>(graphql`
    mutation useRegisterCodeMutation($input: RequestCodeInput!) @raw_response_type {
      requestRegisterCode(input: $input) {
        ...useRegisterCode_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useRegisterCode_result$key>(result, (await commit({ input })).requestRegisterCode);
}
