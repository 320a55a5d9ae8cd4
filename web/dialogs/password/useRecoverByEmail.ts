import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRecoverByEmailMutation } from './__generated__/useRecoverByEmailMutation.graphql.ts';
import type { useRecoverByEmail_result$data, useRecoverByEmail_result$key } from './__generated__/useRecoverByEmail_result.graphql.ts';

export type RecoverByEmailInput = useRecoverByEmailMutation['variables']['input'];
export type RecoverByEmailResult = Outcome<useRecoverByEmail_result$data>;

const result = graphql`
  fragment useRecoverByEmail_result on RecoverByEmailResult @inline {
    __typename
    ... on RecoverByEmailPayload {
      accepted
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
    ... on FeatureOffError {
      __typename
    }
  }
`;

/** Has a link mailed for setting a new password; the answer does not tell whether there is such an account. */
export function useRecoverByEmail(): [(input: RecoverByEmailInput) => Promise<RecoverByEmailResult>, boolean] {
  const [commit, isSending] = useCommit<useRecoverByEmailMutation>(graphql`
    mutation useRecoverByEmailMutation($input: RecoverByEmailInput!) @raw_response_type {
      recoverByEmail(input: $input) {
        ...useRecoverByEmail_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useRecoverByEmail_result$key>(result, (await commit({ input })).recoverByEmail), isSending];
}
