import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type MessagesPageQuery } from './__generated__/MessagesPageQuery.graphql.ts';

/** Asks for the newest messages. The list that is there stays until they come, and where they do not. */
export function useRefreshMessages(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<MessagesPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  }, [environment]);
}
