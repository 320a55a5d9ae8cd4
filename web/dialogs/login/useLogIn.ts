import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';

export type LogInResult = useLogInMutation['response']['logIn'];

/** Logs in. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useLogIn(): [(input: useLogInMutation['variables']['input']) => Promise<LogInResult>, boolean] {
  const [commit, isLoggingIn] = useCommit<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LogInInput!) {
      logIn(input: $input) {
        __typename
        ... on LogInPayload {
          viewer {
            id
            ...useViewer_member
          }
        }
        ... on NotAMemberAccountError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return [async (input) => (await commit({ input })).logIn, isLoggingIn];
}
