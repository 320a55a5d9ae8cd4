import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useFreePlayMutation } from './__generated__/useFreePlayMutation.graphql.ts';

export type FreePlayResult = useFreePlayMutation['response']['freePlay'];

/** Opens a trial account with play funds. Resolves with the outcome, refusals included. */
export function useFreePlay(): [() => Promise<FreePlayResult>, boolean] {
  const [commit, isOpening] = useCommit<useFreePlayMutation>(graphql`
    mutation useFreePlayMutation {
      freePlay {
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
    }
  `);
  return [async () => (await commit({})).freePlay, isOpening];
}
