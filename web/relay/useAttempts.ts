import { useCallback, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';

/**
 * For a section that starts its own query and may fail alone: `askAgain` is its boundary's retry. It resolves when the
 * answer is in the store and rejects when there is none; `attempt` is the section's `fetchKey`, without which Relay
 * would throw the remembered failure again.
 */
export function useAttempts<Query extends OperationType>(
  query: ConcreteRequest,
  variables: Query['variables'],
): [attempt: number, askAgain: () => Promise<void>] {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const askAgain = useCallback(async () => {
    await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
    setAttempt((count) => count + 1);
  }, [environment, query, variables]);
  return [attempt, askAgain];
}
