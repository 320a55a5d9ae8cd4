import { useCallback, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';

type State = 'idle' | 'refreshing' | 'lost';

/** Asks a record's query anew. What is shown stays until the answer comes, and where none does. */
export function useRefreshRecord(query: ConcreteRequest, variables: Variables) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>('idle');
  const refresh = useCallback(() => {
    setState('refreshing');
    fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setState('idle'),
      error: () => setState('lost'),
    });
  }, [environment, query, variables]);
  return { refresh, isRefreshing: state === 'refreshing', isLost: state === 'lost' };
}
