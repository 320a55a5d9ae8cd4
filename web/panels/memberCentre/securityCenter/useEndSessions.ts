import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useEndSessionsAllMutation } from './__generated__/useEndSessionsAllMutation.graphql.ts';
import type { useEndSessionsOneMutation } from './__generated__/useEndSessionsOneMutation.graphql.ts';

/** Signs browsers out. Each resolves with whether it was done; one that has ended already counts as done. */
export function useEndSessions() {
  const [endOne, isEndingOne] = useCommit<useEndSessionsOneMutation>(graphql`
    mutation useEndSessionsOneMutation($input: EndSessionInput!) @raw_response_type {
      endSession(input: $input) {
        __typename
      }
    }
  `);
  const [endAll, isEndingAll] = useCommit<useEndSessionsAllMutation>(graphql`
    mutation useEndSessionsAllMutation($input: LogOutEverywhereInput!) @raw_response_type {
      logOutEverywhere(input: $input) {
        __typename
      }
    }
  `);
  return {
    isBusy: isEndingOne || isEndingAll,
    endOne: async (sessionId: string) => {
      const kind = (await endOne({ input: { sessionId } })).endSession?.__typename;
      return kind === 'EndSessionPayload' || kind === 'SessionNotFoundError';
    },
    endAll: async (keepCurrent: boolean) =>
      (await endAll({ input: { keepCurrent } })).logOutEverywhere?.__typename === 'LogOutEverywherePayload',
  };
}
