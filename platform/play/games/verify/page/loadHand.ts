import type { PlayedHand } from '../../../room/room.ts';
import { playCall } from '../../kit/playApi.ts';

/** The hand that a bet was staked on; null where it was none. Throws `PlayFault`. */
export async function loadHand(betId: string): Promise<PlayedHand | null> {
  const answer = await playCall((path, init) => fetch(path, init), `/games/threeCards/hands/${encodeURIComponent(betId)}`, {});
  return (answer as { readonly hand: PlayedHand | null }).hand;
}
