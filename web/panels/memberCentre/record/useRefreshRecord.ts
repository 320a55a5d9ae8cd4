import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { refetchQuery } from '../../../relay/refetchQuery.ts';

type State = 'idle' | 'refreshing' | 'lost';

/** Asks a record's query anew. */
export function useRefreshRecord(query: ConcreteRequest, variables: Variables) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>('idle');
  const refresh = useCallback(() => {
    setState('refreshing');
    refetchQuery(environment, query, variables).subscribe({
      complete: () => setState('idle'),
      error: () => setState('lost'),
    });
  }, [environment, query, variables]);
  return { refresh, isRefreshing: state === 'refreshing', isLost: state === 'lost' };
}
