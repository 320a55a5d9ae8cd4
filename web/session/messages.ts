import { graphql } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';

/** Key of the one connection of messages; the fragment `MessageList_member` names the same. */
export const messagesConnectionKey = 'MessageList_messages';

/** Says that the viewer may have messages the store does not know. An open list asks again; a closed one does when it opens. */
export function invalidateMessages(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer');
    if (viewer) ConnectionHandler.getConnection(viewer, messagesConnectionKey)?.invalidateRecord();
  });
}

/** Never asked by itself: `followMessages` is told the number, and whatever changes messages answers it. */
const query = graphql`
  query messagesQuery @raw_response_type {
    viewer {
      id
      unreadMessageCount
    }
  }
`;

const snapshotOf = (environment: IEnvironment) => environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment);

/** Messages of the member that are not read; 0 while that is not known. */
export function unreadMessages(environment: IEnvironment): number {
  const { viewer } = snapshotOf(environment).data as { viewer?: { unreadMessageCount?: number | null } | null };
  return viewer?.unreadMessageCount ?? 0;
}

/** Tells whenever it is another number; the result ends that. */
export const onUnreadChange = (environment: IEnvironment, listener: () => void): (() => void) =>
  environment.subscribe(snapshotOf(environment), listener).dispose;
