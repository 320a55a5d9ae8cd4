import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFreshRoomsQuery } from './__generated__/useFreshRoomsQuery.graphql.ts';

const askEvery = 4_000;

/** Asks for the seats of the rooms again and again while the page is in sight; a failure is left to the next time. */
export function useFreshRooms(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
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
      ).subscribe({ error: () => undefined });
    }, askEvery);
    return () => clearInterval(timer);
  }, [environment]);
}
