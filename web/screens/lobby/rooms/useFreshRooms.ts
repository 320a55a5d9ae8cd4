import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import type { useFreshRoomsQuery } from './__generated__/useFreshRoomsQuery.graphql.ts';

const askEvery = 4_000;

/** Asks for the seats of the rooms again and again; a failure is left to the next time. */
export function useFreshRooms(): void {
  const environment = useRelayEnvironment();
  useAskWhileSeen(
    () =>
      fetchQuery<useFreshRoomsQuery>(
        environment,
        graphql`
          query useFreshRoomsQuery @raw_response_type {
            rooms {
              id
              seatsTaken
              underMaintenance
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).subscribe({ error: () => undefined }),
    askEvery,
  );
}
