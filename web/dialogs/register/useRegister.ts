import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

export type RegisterInput = useRegisterMutation['variables']['input'];
export type RegisterResult = useRegisterMutation['response']['register'];

/** Opens an account. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useRegister(): [(input: RegisterInput) => Promise<RegisterResult>, boolean] {
  const [commit, isRegistering] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        __typename
        ... on RegisterPayload {
          account
          viewer {
            id
            ...useViewer_member
          }
        }
        ... on UsernameTakenError {
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
  return [async (input) => (await commit({ input })).register, isRegistering];
}
