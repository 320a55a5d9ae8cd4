import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useEndSessionsAllMutation } from './__generated__/useEndSessionsAllMutation.graphql.ts';
import type { useEndSessionsOneMutation } from './__generated__/useEndSessionsOneMutation.graphql.ts';

/** Signs browsers out. Each resolves with whether it was done; one that has ended already counts as done. */
export function useEndSessions() {
  const [endOne, isEndingOne] = useCommit<useEndSessionsOneMutation>(graphql`
    mutation useEndSessionsOneMutation($sessionId: ID!) @raw_response_type {
      endSession(sessionId: $sessionId) {
        __typename
      }
    }
  `);
  const [endAll, isEndingAll] = useCommit<useEndSessionsAllMutation>(graphql`
    mutation useEndSessionsAllMutation($keepCurrent: Boolean!) @raw_response_type {
      logOutEverywhere(keepCurrent: $keepCurrent) {
        __typename
      }
    }
  `);
  return {
    isBusy: isEndingOne || isEndingAll,
    endOne: async (sessionId: string) => {
      const kind = (await endOne({ sessionId })).endSession?.__typename;
      return kind === 'EndSessionPayload' || kind === 'SessionNotFoundError';
    },
    endAll: async (keepCurrent: boolean) => (await endAll({ keepCurrent })).logOutEverywhere?.__typename === 'LogOutEverywherePayload',
  };
}
