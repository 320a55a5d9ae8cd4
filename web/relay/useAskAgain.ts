import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';

/**
 * Asks the current screen's query again, whatever the store holds: after a fault, whose `null` would else be kept, and
 * after a change of language. What was kept of other screens is stale from then on.
 */
export function useAskAgain(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    await revalidate();
  }, [environment, revalidate]);
}
