import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { refetchQuery } from '../../../relay/refetchQuery.ts';

/** Asks a record's query anew; whether that was lost is told of the record that it was asked of, and of no other. */
export function useRefreshRecord(query: ConcreteRequest, variables: Variables) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ readonly is: 'refreshing' | 'lost'; readonly of: Variables } | null>(null);
  const refresh = useCallback(() => {
    setState({ is: 'refreshing', of: variables });
    const end = (next: typeof state) => setState((now) => (now?.of === variables ? next : now));
    refetchQuery(environment, query, variables).subscribe({
      complete: () => end(null),
      error: () => end({ is: 'lost', of: variables }),
    });
  }, [environment, query, variables]);
  const is = state?.of === variables ? state.is : null;
  return { refresh, isRefreshing: is === 'refreshing', isLost: is === 'lost' };
}
