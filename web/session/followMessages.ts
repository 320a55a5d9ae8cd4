import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { followMessagesSubscription } from './__generated__/followMessagesSubscription.graphql.ts';
import { followLive } from './followLive.ts';
import { invalidateMessages } from './messages.ts';

/**
 * Keeps the number of the member's unread messages as it is, and says whenever there may be others. By the same stream, as browsers open few
 * of them, it hears of a break from play that was begun on another device. The result ends that.
 */
export const followMessages = (environment: IEnvironment, memberId: string): (() => void) =>
  followLive<followMessagesSubscription>(environment, memberId, {
    subscription: graphql`
      subscription followMessagesSubscription {
        messageArrived {
          __typename
          ... on MessageArrivedPayload {
            viewer {
              id
              unreadMessageCount
              playPause {
                kind
                until
              }
            }
          }
          ... on TooManyAttemptsError {
            retryAfterSeconds
          }
        }
      }
    `,
    told: ({ messageArrived }) => messageArrived ?? undefined,
    payload: 'MessageArrivedPayload',
    onNews: () => invalidateMessages(environment),
  });
