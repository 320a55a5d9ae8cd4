import type { PlayedHand } from '../../../room/room.ts';
import { playCall } from '../../kit/playApi.ts';

/** The hand that a bet was staked on; null where it was none. Throws `PlayFault`. */
export async function loadHand(betId: string): Promise<PlayedHand | null> {
  const path = `/games/threeCards/hands/${encodeURIComponent(betId)}`;
  return (await playCall<{ readonly hand: PlayedHand | null }>((address, init) => fetch(address, init), path, {})).hand;
}
