import { useSubscribeToInvalidationState } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import { betsConnectionKey } from './invalidateBets.ts';

/** Calls back when the member's bets are known to have changed, as after a round in a running game. */
export function useBetsChanged(memberId: string | undefined, onChanged: () => void): void {
  const ids = memberId === undefined ? [] : [ConnectionHandler.getConnectionID(memberId, betsConnectionKey)];
  useSubscribeToInvalidationState(ids, onChanged);
}
