import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, getSingularSelector, type IEnvironment } from 'relay-runtime';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import member, { type MessageList_member$data } from './__generated__/MessageList_member.graphql.ts';
import paginationQuery, { type MessageListPaginationQuery } from './__generated__/MessageListPaginationQuery.graphql.ts';
import query, { type MessagesPageQuery, type MessagesPageQuery$data } from './__generated__/MessagesPageQuery.graphql.ts';

/** How many come at first and with each press for more; the operations have the same where nothing is said. */
export const messagesAtOnce = 20;
/** The gateway answers no page that holds more. */
const maxAtOnce = 100;

interface Loaded {
  readonly viewerId: string;
  readonly count: number;
  /** Behind which there is more; undefined where there is none. */
  readonly cursor: string | undefined;
}

/** Read as the list reads it. Whatever writes into the store here would tell the page anew that the list has changed. */
function loadedMessages(environment: IEnvironment): Loaded | undefined {
  const page = environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment).data as MessagesPageQuery$data | undefined;
  const selector = page?.viewer && getSingularSelector(member, page.viewer);
  const list = selector && (environment.lookup(selector).data as MessageList_member$data | undefined);
  // Where any of it is not known there is no list yet.
  if (!page?.viewer || !list?.messages) return undefined;
  const { edges, pageInfo } = list.messages;
  const cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
  return { viewerId: page.viewer.id, count: edges.length, cursor };
}

async function refresh(environment: IEnvironment): Promise<void> {
  const least = loadedMessages(environment)?.count ?? 0;
  const count = Math.min(Math.max(least, messagesAtOnce), maxAtOnce);
  await refetchQuery<MessagesPageQuery>(environment, query, { count }).toPromise();
  for (let loaded = loadedMessages(environment); loaded?.cursor !== undefined && loaded.count < least;) {
    const variables = { id: loaded.viewerId, count: Math.min(least - loaded.count, maxAtOnce), cursor: loaded.cursor };
    await fetchQuery<MessageListPaginationQuery>(environment, paginationQuery, variables, { fetchPolicy: 'network-only' }).toPromise();
    const next = loadedMessages(environment);
    // Somebody else asks for it already, or there is none any more.
    if (next?.cursor === loaded.cursor) return;
    loaded = next;
  }
}

/** Asks for the newest messages, as many as were loaded. The list that is there stays until they come, and where they do not. */
export function useRefreshMessages(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => void refresh(environment).catch(() => undefined), [environment]);
}
