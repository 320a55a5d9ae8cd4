import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useSetPasswordByLinkMutation } from './__generated__/useSetPasswordByLinkMutation.graphql.ts';

export type SetPasswordByLinkInput = useSetPasswordByLinkMutation['variables']['input'];
export type SetPasswordByLinkResult = useSetPasswordByLinkMutation['response']['setPasswordByLink'];

/** Sets the password by a mailed link, once. Resolves with the outcome, refusals included. */
export function useSetPasswordByLink(): [(input: SetPasswordByLinkInput) => Promise<SetPasswordByLinkResult>, boolean] {
  const [commit, isSetting] = useCommit<useSetPasswordByLinkMutation>(graphql`
    mutation useSetPasswordByLinkMutation($input: SetPasswordByLinkInput!) {
      setPasswordByLink(input: $input) {
        __typename
        ... on SetPasswordByLinkPayload {
          changed
        }
        ... on RecoveryFailedError {
          __typename
        }
        ... on InvalidFieldsError {
          fields {
            name
            patternId
          }
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return [async (input) => (await commit({ input })).setPasswordByLink, isSetting];
}
