import { useSubscribeToInvalidationState } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { BetFilter } from './__generated__/BetRecordPageQuery.graphql.ts';
import { betsConnectionKey } from './invalidateBets.ts';

/** Calls back when the bets of a filter are known to have changed, as after a round in a running game. */
export function useBetsChanged(memberId: string | undefined, filter: BetFilter, onChanged: () => void): void {
  const ids = memberId === undefined ? [] : [ConnectionHandler.getConnectionID(memberId, betsConnectionKey, { filter })];
  useSubscribeToInvalidationState(ids, onChanged);
}
