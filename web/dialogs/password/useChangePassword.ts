import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';

export type ChangePasswordInput = useChangePasswordMutation['variables']['input'];
export type ChangePasswordResult = useChangePasswordMutation['response']['changePassword'];

/** Changes the password, which ends every session. Resolves with the outcome, refusals included. */
export function useChangePassword(): [(input: ChangePasswordInput) => Promise<ChangePasswordResult>, boolean] {
  const [commit, isChanging] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
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
    }
  `);
  return [async (input) => (await commit({ input })).changePassword, isChanging];
}
