import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';

/**
 * For a section that cannot be drawn by an answer with an empty field: its boundary's retry, since the store would answer the same again. It resolves
 * when a new answer is in the store, and rejects when there is none.
 */
export function useFreshAnswer<Query extends OperationType>(query: ConcreteRequest, variables: Query['variables']): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async () => void (await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise()),
    [environment, query, variables],
  );
}
