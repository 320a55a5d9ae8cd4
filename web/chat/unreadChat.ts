import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { refetchQuery } from '../relay/refetchQuery.ts';
import type { unreadChatQuery } from './__generated__/unreadChatQuery.graphql.ts';

/** Asks what went unread in the room; 0 where that cannot be known. */
export async function unreadChat(environment: IEnvironment): Promise<number> {
  const answer = await refetchQuery<unreadChatQuery>(
    environment,
    graphql`
      query unreadChatQuery @raw_response_type {
        viewer {
          id
          unreadChatCount
        }
      }
    `,
    {},
  )
    .toPromise()
    .catch(() => undefined);
  return answer?.viewer?.unreadChatCount ?? 0;
}
