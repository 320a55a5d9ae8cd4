import type { PlatformParts } from '../../core/parts.ts';
import { type Hand, waitingHand } from './handStore.ts';
import type { RoomHands } from './roomHands.ts';
import type { Table } from './tables.ts';

export const isOverdue = ({ closes_at: closesAt }: Pick<Hand, 'closes_at'>, now: number): boolean =>
  closesAt !== null && closesAt <= BigInt(now);

/**
 * The hand that takes seats in a room: one whose time is over is given up first, whether its job has come or not, as is one that waits by terms
 * that its game had before; and who is kept from play by now has got up.
 */
export async function currentHand(parts: PlatformParts & { readonly roomHands: RoomHands }, table: Table): Promise<Hand> {
  const hand = await waitingHand(parts, table);
  // A newer one is left to the platforms that know its game: several run side by side while they are replaced.
  if (hand.title_version < BigInt(table.title.version)) await parts.roomHands.retire(hand.id);
  else if (hand.closes_at === null) return hand;
  else await (isOverdue(hand, parts.clock.now()) ? parts.roomHands.close(hand.id) : parts.roomHands.protect(hand.id));
  return await waitingHand(parts, table);
}
