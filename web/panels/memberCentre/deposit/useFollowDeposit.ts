import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import query, { type DepositDetailQuery } from './__generated__/DepositDetailQuery.graphql.ts';

/** Milliseconds between two questions. A person who has just paid looks at the page. */
const pause = 3_000;

/** Asks what has become of a deposit while it may go on. What fails is asked again at the next turn; what is shown stays true until then. */
export function useFollowDeposit(id: string, isFollowed: boolean): void {
  const environment = useRelayEnvironment();
  useAskWhileSeen(
    () => fetchQuery<DepositDetailQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined }),
    pause,
    isFollowed,
  );
}
