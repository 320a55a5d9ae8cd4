import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useWishToReturnMutation } from './__generated__/useWishToReturnMutation.graphql.ts';

export type WishToReturnResult = useWishToReturnMutation['response']['wishToReturn'];

/** Says the wish to come back from a self-exclusion. Resolves with the outcome, refusals included. */
export function useWishToReturn(): [(returnTicket: string) => Promise<WishToReturnResult>, boolean] {
  const [commit, isSaying] = useCommit<useWishToReturnMutation>(graphql`
    mutation useWishToReturnMutation($input: WishToReturnInput!) {
      wishToReturn(input: $input) {
        __typename
        ... on WishToReturnPayload {
          ended
          returnFrom
        }
        ... on ReturnFailedError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return [async (returnTicket) => (await commit({ input: { returnTicket } })).wishToReturn, isSaying];
}
