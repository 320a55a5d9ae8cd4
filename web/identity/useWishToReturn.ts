import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../relay/outcome.ts';
import { useCommit } from '../relay/useCommit.ts';
import type { useWishToReturnMutation } from './__generated__/useWishToReturnMutation.graphql.ts';
import type { useWishToReturn_result$data, useWishToReturn_result$key } from './__generated__/useWishToReturn_result.graphql.ts';

export type WishToReturnResult = Outcome<useWishToReturn_result$data>;

const result = graphql`
  fragment useWishToReturn_result on WishToReturnResult @inline {
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
`;

/** Says the wish to come back from a self-exclusion. Resolves with the outcome, refusals included. */
export function useWishToReturn(): [(returnTicket: string) => Promise<WishToReturnResult>, boolean] {
  const [commit, isSaying] = useCommit<useWishToReturnMutation>(graphql`
    mutation useWishToReturnMutation($input: WishToReturnInput!) @raw_response_type {
      wishToReturn(input: $input) {
        ...useWishToReturn_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [
    async (returnTicket) => outcomeOf<useWishToReturn_result$key>(result, (await commit({ input: { returnTicket } })).wishToReturn),
    isSaying,
  ];
}
