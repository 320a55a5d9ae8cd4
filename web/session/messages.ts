import { graphql } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime';
import { onStoredAnswer, storedAnswer } from '../relay/storedAnswer.ts';
import type { messagesQuery } from './__generated__/messagesQuery.graphql.ts';

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

/** Messages of the member that are not read; 0 while that is not known. */
export function unreadMessages(environment: IEnvironment): number {
  return storedAnswer<messagesQuery>(environment, query).viewer?.unreadMessageCount ?? 0;
}

/** Tells whenever it is another number; the result ends that. */
export const onUnreadChange = (environment: IEnvironment, listener: () => void): (() => void) =>
  onStoredAnswer(environment, query, listener);
