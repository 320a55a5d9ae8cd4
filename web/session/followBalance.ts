import { graphql, requestSubscription } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { followBalanceSubscription } from './__generated__/followBalanceSubscription.graphql.ts';
import { askForViewer } from './viewer.ts';

/** Seconds after which a stream that was refused is asked for again, where nothing else was said. */
const AGAIN_AFTER = 5;

/** Keeps the balance of the member who is signed in as it is, whatever moves it. The result ends that. */
export function followBalance(environment: IEnvironment, memberId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let stop: () => void = () => undefined;

  const begin = (): void => {
    stop = requestSubscription<followBalanceSubscription>(environment, {
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
      variables: {},
      cacheConfig: { metadata: { sharedBy: memberId } },
      onNext: (news) => {
        const told = news?.balanceChanged;
        if (told && told.__typename !== 'BalanceChangedPayload')
          refused('retryAfterSeconds' in told ? told.retryAfterSeconds : AGAIN_AFTER);
      },
    }).dispose;
  };
  // The session may have ended, or another tab of the member's may have taken the place: whoever is signed in now is shown.
  const refused = (seconds: number): void => {
    stop();
    askForViewer(environment)
      .catch(() => undefined)
      .finally(() => {
        if (!isOver) timer = setTimeout(begin, seconds * 1000);
      });
  };

  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}
