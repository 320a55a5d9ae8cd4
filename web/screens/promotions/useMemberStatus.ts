import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { onStoredAnswer, retainAnswer, storedAnswer } from '../../relay/storedAnswer.ts';
import { useViewerFact } from '../../session/useViewerFact.ts';
import { ownsAccount, viewerId } from '../../session/viewer.ts';
import type { useMemberStatusQuery } from './__generated__/useMemberStatusQuery.graphql.ts';

/** Asked for apart from the cards, which read the same for everybody. */
const query = graphql`
  query useMemberStatusQuery @raw_response_type {
    viewer {
      id
      promotionStatuses {
        promotionId
        status
      }
    }
  }
`;

/** Where the member stands with a promotion; undefined for guests, while it is not known, and where there is nothing to say. */
export function useMemberStatus(promotionId: string): string | undefined {
  const environment = useRelayEnvironment();
  const viewer = useViewerFact(viewerId);
  const isOwner = useViewerFact(ownsAccount);
  const status = useSyncExternalStore(
    useCallback((listener: () => void) => onStoredAnswer(environment, query, listener), [environment]),
    () =>
      storedAnswer<useMemberStatusQuery>(environment, query).viewer?.promotionStatuses?.find((each) => each?.promotionId === promotionId)
        ?.status,
  );
  useEffect(() => {
    if (!isOwner) return undefined;
    // However many cards do, it is one request. A failure leaves them unmarked.
    const asked = fetchQuery<useMemberStatusQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
    const asking = asked.subscribe({ error: () => undefined });
    const letGo = retainAnswer(environment, query);
    // With the member: whoever comes next would else wait for the answer to another's question.
    return () => {
      asking.unsubscribe();
      letGo();
    };
  }, [environment, viewer, isOwner]);
  return isOwner ? status : undefined;
}
