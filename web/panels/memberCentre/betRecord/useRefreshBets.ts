import { useCallback, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type BetRecordPageQuery } from './__generated__/BetRecordPageQuery.graphql.ts';

type State = 'idle' | 'refreshing' | 'lost';

/** Asks for the newest bets. The list that is there stays until they come, and when they do not. */
export function useRefreshBets() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>('idle');
  const refresh = useCallback(() => {
    setState('refreshing');
    fetchQuery<BetRecordPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setState('idle'),
      error: () => setState('lost'),
    });
  }, [environment]);
  return { refresh, isRefreshing: state === 'refreshing', isLost: state === 'lost' };
}
