import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useFreePlayMutation } from './__generated__/useFreePlayMutation.graphql.ts';
import type { useFreePlay_result$data, useFreePlay_result$key } from './__generated__/useFreePlay_result.graphql.ts';

export type FreePlayResult = Outcome<useFreePlay_result$data>;

const result = graphql`
  fragment useFreePlay_result on FreePlayResult @inline {
    __typename
    ... on LogInPayload {
      ...useEnter_entered @alias(as: "entered")
    }
    ... on FeatureOffError {
      __typename
    }
    ... on MoneyMaintenanceError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Opens a trial account with play funds. Resolves with the outcome, refusals included. */
export function useFreePlay(): [() => Promise<FreePlayResult>, boolean] {
  const [commit, isOpening] = useCommit<useFreePlayMutation>(graphql`
    mutation useFreePlayMutation @raw_response_type {
      freePlay {
        ...useFreePlay_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async () => outcomeOf<useFreePlay_result$key>(result, (await commit({})).freePlay), isOpening];
}
