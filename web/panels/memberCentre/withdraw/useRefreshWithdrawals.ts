import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, type IEnvironment, type Subscription } from 'relay-runtime';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import type { useRefreshWithdrawalsQuery } from './__generated__/useRefreshWithdrawalsQuery.graphql.ts';
import pageQuery, { type WithdrawPageQuery } from './__generated__/WithdrawPageQuery.graphql.ts';

/** The page with more than these would be refused as too complex a question. */
export const maxAtOnce = 40;

type Newest = NonNullable<useRefreshWithdrawalsQuery['response']['viewer']>;

/**
 * Asks for the page anew, behind what it shows, with as many withdrawals as are told; without, with the newest. Of more than can be asked for at
 * once only the newest are, and what is shown below them stays as it is.
 */
export function useRefreshWithdrawals(): (count?: number) => Subscription {
  const environment = useRelayEnvironment();
  return useCallback(
    (count) =>
      count !== undefined && count > maxAtOnce
        ? refreshNewest(environment)
        : refetchQuery<WithdrawPageQuery>(environment, pageQuery, count === undefined ? {} : { count }).subscribe({
            error: () => undefined,
          }),
    [environment],
  );
}

const refreshNewest = (environment: IEnvironment): Subscription =>
  refetchQuery<useRefreshWithdrawalsQuery>(
    environment,
    // `maxAtOnce`, written out: what it costs is held against the gateway's limit. No `@connection`: its answer would take the place of all that is shown.
    graphql`
      query useRefreshWithdrawalsQuery @raw_response_type {
        viewer {
          id
          ...useMainWallet_member
          withdrawalTerms {
            ...WithdrawForm_terms
          }
          withdrawals(first: 40) {
            edges {
              cursor
              node {
                id
                status
                ...WithdrawalRow_withdrawal
              }
            }
          }
        }
      }
    `,
    {},
  ).subscribe({ next: ({ viewer }) => viewer && showNew(environment, viewer), error: () => undefined });

/** Those that are shown already are told anew by their own records; newer ones come before them. */
function showNew(environment: IEnvironment, { id, withdrawals }: Newest): void {
  const asked = withdrawals?.edges ?? [];
  commitLocalUpdate(environment, (store) => {
    const member = store.get(id);
    const list = member && ConnectionHandler.getConnection(member, 'WithdrawalList_withdrawals');
    if (!list) return;
    const shown = new Set(list.getLinkedRecords('edges')?.map((edge) => edge.getLinkedRecord('node')?.getDataID()));
    // Without one that is shown it is not known where they belong.
    const newer = asked.slice(
      0,
      Math.max(
        0,
        asked.findIndex(({ node }) => shown.has(node.id)),
      ),
    );
    for (const { cursor, node } of newer.toReversed()) {
      const record = store.get(node.id);
      if (!record) continue;
      const edge = ConnectionHandler.createEdge(store, list, record, 'WithdrawalEdge');
      edge.setValue(cursor, 'cursor');
      ConnectionHandler.insertEdgeBefore(list, edge);
    }
  });
}
