import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useLaunchGameMutation } from './__generated__/useLaunchGameMutation.graphql.ts';
import type { useLaunchGame_result$data, useLaunchGame_result$key } from './__generated__/useLaunchGame_result.graphql.ts';

export type LaunchGameResult = Outcome<useLaunchGame_result$data>;

const result = graphql`
  fragment useLaunchGame_result on LaunchGameResult @inline {
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
    ... on GameVendorError {
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
        vendorCode
      }
    }
  }
`;

/** Asks for a launch address. It carries a single-use token, so every opening of the frame asks anew. */
export function useLaunchGame(): (gameId: string, roomId: string | null) => Promise<LaunchGameResult> {
  const [commit] = useCommit<useLaunchGameMutation>(graphql`
    mutation useLaunchGameMutation($input: LaunchGameInput!) @raw_response_type {
      launchGame(input: $input) {
        ...useLaunchGame_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return useCallback(
    async (gameId, roomId) =>
      outcomeOf<useLaunchGame_result$key>(result, (await commit({ input: { gameId, ...(roomId !== null && { roomId }) } })).launchGame),
    [commit],
  );
}
