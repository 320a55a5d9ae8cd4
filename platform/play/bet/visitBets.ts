import { sql, type Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** When a member placed a bet last, on any game, but for the one that is being placed; null before the first. */
export async function lastBetAt(db: Kysely<Database>, memberId: string, except = ''): Promise<number | null> {
  const row = await db
    .selectFrom('bet')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .where('id', '<>', except)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.placed_at) : null;
}

/** Ten-thousandths; what is still open counts as staked. */
export interface VisitTotals {
  readonly staked: bigint;
  readonly returned: bigint;
}

/** What was staked and paid out in all bets of one session. */
export async function totalsOfSession(db: Kysely<Database>, sessionId: string): Promise<VisitTotals> {
  const sum = (column: 'payout' | 'stake') => sql<bigint>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
  return db
    .selectFrom('bet')
    .select([sum('stake').as('staked'), sum('payout').as('returned')])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** Paid out less staked in all bets of one session, in ten-thousandths. */
export async function netOfSession(db: Kysely<Database>, sessionId: string): Promise<bigint> {
  const { staked, returned } = await totalsOfSession(db, sessionId);
  return returned - staked;
}
