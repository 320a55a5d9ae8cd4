import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useConfirmPhoneMutation } from './__generated__/useConfirmPhoneMutation.graphql.ts';

type ConfirmPhoneInput = useConfirmPhoneMutation['variables']['input'];

/** Has the phone service verify a number. Resolves with its proof, or `null` where it did not. */
export function useConfirmPhone(): (input: ConfirmPhoneInput) => Promise<string | null> {
  const [commit] = useCommit<useConfirmPhoneMutation>(graphql`
    mutation useConfirmPhoneMutation($input: ConfirmPhoneInput!) {
      confirmPhone(input: $input) {
        __typename
        ... on ConfirmPhonePayload {
          phoneProof
        }
      }
    }
  `);
  return async (input) => {
    const { confirmPhone: result } = await commit({ input });
    return result.__typename === 'ConfirmPhonePayload' ? result.phoneProof : null;
  };
}
