import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';
import type { useChangePassword_result$data, useChangePassword_result$key } from './__generated__/useChangePassword_result.graphql.ts';

export type ChangePasswordInput = useChangePasswordMutation['variables']['input'];
export type ChangePasswordResult = Outcome<useChangePassword_result$data>;

const result = graphql`
  fragment useChangePassword_result on ChangePasswordResult @inline {
    __typename
    ... on ChangePasswordPayload {
      changed
    }
    ... on WrongPasswordError {
      __typename
    }
    ... on InvalidFieldsError {
      fields {
        name
        patternId
      }
    }
    ... on NotSignedInError {
      __typename
    }
    ... on RealAccountNeededError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Changes the password, which ends every session. Resolves with the outcome, refusals included. */
export function useChangePassword(): [(input: ChangePasswordInput) => Promise<ChangePasswordResult>, boolean] {
  const [commit, isChanging] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) @raw_response_type {
      changePassword(input: $input) {
        ...useChangePassword_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useChangePassword_result$key>(result, (await commit({ input })).changePassword), isChanging];
}
