import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { followBalanceSubscription } from './__generated__/followBalanceSubscription.graphql.ts';
import { followLive } from './followLive.ts';

/** Keeps the balance of the member who is signed in as it is, whatever moves it. The result ends that. */
export const followBalance = (environment: IEnvironment, memberId: string): (() => void) =>
  followLive<followBalanceSubscription>(environment, memberId, {
    subscription: graphql`
      subscription followBalanceSubscription {
        balanceChanged {
          __typename
          ... on BalanceChangedPayload {
            viewer {
              id
              balance {
                amount
                currency
                symbol
              }
            }
          }
          ... on TooManyAttemptsError {
            retryAfterSeconds
          }
        }
      }
    `,
    told: ({ balanceChanged }) => balanceChanged ?? undefined,
    payload: 'BalanceChangedPayload',
  });
