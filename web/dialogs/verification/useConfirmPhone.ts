import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useConfirmPhoneMutation } from './__generated__/useConfirmPhoneMutation.graphql.ts';

type ConfirmPhoneInput = useConfirmPhoneMutation['variables']['input'];

export type ConfirmPhoneResult = useConfirmPhoneMutation['response']['confirmPhone'];

/** Has the phone service verify a number. Resolves with its proof, refusals included. */
export function useConfirmPhone(): (input: ConfirmPhoneInput) => Promise<ConfirmPhoneResult> {
  const [commit] = useCommit<useConfirmPhoneMutation>(graphql`
    mutation useConfirmPhoneMutation($input: ConfirmPhoneInput!) {
      confirmPhone(input: $input) {
        __typename
        ... on ConfirmPhonePayload {
          phoneProof
        }
        ... on PhoneServiceFailedError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input) => (await commit({ input })).confirmPhone;
}
