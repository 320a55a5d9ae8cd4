import { requestSubscription } from 'react-relay/hooks';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { refetchViewer } from './viewer.ts';

/** Seconds after which a stream that was refused is asked for again, where nothing else was said. */
const againAfter = 5;

/** What a subscription has told: news by its payload, or why there are none any more. */
interface Told {
  readonly __typename: string;
  readonly retryAfterSeconds?: number;
}

export interface LiveField<Subscription extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  readonly told: (news: Subscription['response']) => Told | undefined;
  /** Name of the type that brings news. */
  readonly payload: string;
  readonly onNews?: () => void;
}

/** Follows a live field of the member who is signed in, over whatever breaks it. The result ends that. */
export function followLive<Subscription extends OperationType>(
  environment: IEnvironment,
  memberId: string,
  { subscription, told, payload, onNews }: LiveField<Subscription>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let stop: () => void = () => undefined;

  const begin = (): void => {
    stop = requestSubscription<Subscription>(environment, {
      subscription,
      variables: {},
      cacheConfig: { metadata: { sharedBy: memberId } },
      onNext: (news) => {
        const answer = news ? told(news) : undefined;
        if (!answer) return;
        if (answer.__typename === payload) onNews?.();
        else refused(answer.retryAfterSeconds ?? againAfter);
      },
    }).dispose;
  };
  // The session may have ended, or another tab of the member's may have taken the place: whoever is signed in now is shown.
  const refused = (seconds: number): void => {
    stop();
    refetchViewer(environment)
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
