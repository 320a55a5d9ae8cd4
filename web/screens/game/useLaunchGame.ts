import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLaunchGameMutation } from './__generated__/useLaunchGameMutation.graphql.ts';

export type LaunchGameResult = useLaunchGameMutation['response']['launchGame'];

/** Asks for a launch address. It carries a single-use token, so every opening of the frame asks anew. */
export function useLaunchGame(): (gameId: string) => Promise<LaunchGameResult> {
  const [commit] = useCommit<useLaunchGameMutation>(graphql`
    mutation useLaunchGameMutation($input: LaunchGameInput!) {
      launchGame(input: $input) {
        __typename
        ... on NotSignedInError {
          __typename
        }
        ... on PasswordChangeRequiredError {
          __typename
        }
        ... on GameNotFoundError {
          __typename
        }
        ... on GameMaintenanceError {
          __typename
        }
        ... on RealAccountNeededError {
          __typename
        }
        ... on LaunchGamePayload {
          url
          game {
            id
            name
            category
          }
        }
      }
    }
  `);
  return useCallback(async (gameId) => (await commit({ input: { gameId } })).launchGame, [commit]);
}
