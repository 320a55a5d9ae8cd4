import { sql, type Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** When a member placed a bet last, on any game; null before the first. */
export async function lastBetAt(db: Kysely<Database>, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('bet')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.placed_at) : null;
}

/** Paid out less staked in all bets of one session, in ten-thousandths; what is still open counts as staked. */
export async function netOfSession(db: Kysely<Database>, sessionId: string): Promise<bigint> {
  const sum = sql<bigint>`cast(coalesce(sum(payout - stake), 0) as bigint)`.as('net');
  const { net } = await db.selectFrom('bet').select(sum).where('session_id', '=', sessionId).executeTakeFirstOrThrow();
  return net;
}
