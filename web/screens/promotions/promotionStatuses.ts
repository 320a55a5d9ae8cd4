import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { useViewerFact } from '../../session/useViewerFact.ts';
import { ownsAccount, viewerId } from '../../session/viewer.ts';
import type { promotionStatusesQuery } from './__generated__/promotionStatusesQuery.graphql.ts';

/** Asked for apart from the cards, which read the same for everybody. */
const query = graphql`
  query promotionStatusesQuery @raw_response_type {
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
  const read = () => environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment);
  const status = useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        environment.subscribe(environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment), listener).dispose,
      [environment],
    ),
    () =>
      (read().data as Partial<promotionStatusesQuery['response']>).viewer?.promotionStatuses?.find(
        (each) => each.promotionId === promotionId,
      )?.status,
  );
  useEffect(() => {
    if (!isOwner) return;
    // However many cards do, it is one request. A failure leaves them unmarked.
    const asked = fetchQuery<promotionStatusesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
    asked.subscribe({ error: () => undefined });
  }, [environment, viewer, isOwner]);
  return isOwner ? status : undefined;
}
