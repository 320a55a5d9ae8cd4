import type { PlatformParts } from '../../core/parts.ts';
import { type Hand, waitingHand } from './handStore.ts';
import type { RoomHands } from './roomHands.ts';
import type { Table } from './tables.ts';

export const isOverdue = ({ closes_at: closesAt }: Pick<Hand, 'closes_at'>, now: number): boolean =>
  closesAt !== null && closesAt <= BigInt(now);

/** The hand that takes seats in a room: one whose time is over is given up first, whether its job has come or not. */
export async function currentHand(parts: PlatformParts & { readonly roomHands: RoomHands }, table: Table): Promise<Hand> {
  const hand = await waitingHand(parts, table);
  if (!isOverdue(hand, parts.clock.now())) return hand;
  await parts.roomHands.close(hand.id);
  return await waitingHand(parts, table);
}
