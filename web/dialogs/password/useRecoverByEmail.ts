import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRecoverByEmailMutation } from './__generated__/useRecoverByEmailMutation.graphql.ts';

export type RecoverByEmailInput = useRecoverByEmailMutation['variables']['input'];
export type RecoverByEmailResult = useRecoverByEmailMutation['response']['recoverByEmail'];

/** Has a link mailed for setting a new password; the answer does not tell whether there is such an account. */
export function useRecoverByEmail(): [(input: RecoverByEmailInput) => Promise<RecoverByEmailResult>, boolean] {
  const [commit, isSending] = useCommit<useRecoverByEmailMutation>(graphql`
    mutation useRecoverByEmailMutation($input: RecoverByEmailInput!) {
      recoverByEmail(input: $input) {
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
    }
  `);
  return [async (input) => (await commit({ input })).recoverByEmail, isSending];
}
