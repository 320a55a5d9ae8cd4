import type { Kysely } from 'kysely';
import { networkOf } from '../../core/limits/network.ts';
import type { Database } from '../../core/store/database.ts';

/**
 * Whether somebody who sits in a hand had logged in from the same address as this session, or by the same line of IPv6, whose addresses change. One family
 * may share one, so it keeps nobody out:
 * whoever runs the house finds it in the audit trail, and looks whether two play as one.
 */
export async function sharesAddress(db: Kysely<Database>, handId: string, sessionId: string): Promise<boolean> {
  const own = await db.selectFrom('member_session').select('address').where('id', '=', sessionId).executeTakeFirst();
  if (own === undefined || own.address === '') return false;
  const others = await db
    .selectFrom('room_seat')
    .innerJoin('bet', 'bet.id', 'room_seat.bet_id')
    .innerJoin('member_session', 'member_session.id', 'bet.session_id')
    .select('member_session.address')
    .where('room_seat.hand_id', '=', handId)
    .where('room_seat.left_at', 'is', null)
    .execute();
  return others.some(({ address }) => networkOf(address) === networkOf(own.address));
}
