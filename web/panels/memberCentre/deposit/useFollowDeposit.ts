import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type DepositDetailQuery } from './__generated__/DepositDetailQuery.graphql.ts';

/** Milliseconds between two questions. A person who has just paid looks at the page. */
const pause = 3_000;

/** Asks what has become of a deposit while it may go on, the page is seen, and nothing else does: at once when the page is come back to. */
export function useFollowDeposit(id: string, isFollowed: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isFollowed) return undefined;
    let isAsking = false;
    const ask = () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      const done = () => void (isAsking = false);
      // What fails is asked again at the next turn; what is shown stays true until then.
      fetchQuery<DepositDetailQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        complete: done,
        error: done,
      });
    };
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [environment, id, isFollowed]);
}
