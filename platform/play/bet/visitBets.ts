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

/** What all ids that were made after `time` are behind, and none that was made before: they begin with their time. */
const idsUntil = (time: number): string => (time + 1).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-');

/** A bet by the steps of play and by the clock that its stake was taken by, which may be behind those. */
export interface LastStake {
  readonly placedAt: number;
  readonly takenAt: number;
}

/**
 * A member's last stakes on any game, but for the one that is being placed: the last by its id, and the last that is not of a time to come, as it is
 * where the clock was put back since, or another platform's is ahead.
 */
export async function lastStakes(db: Kysely<Database>, memberId: string, now: number, except = ''): Promise<readonly LastStake[]> {
  const last = db
    .selectFrom('bet as last')
    .select('last.id')
    .where('last.member_id', '=', memberId)
    .where('last.id', '<>', except)
    .orderBy('last.id', 'desc')
    .limit(1);
  const rows = await db
    .selectFrom('bet')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'bet.transaction_id')
    .select(['bet.placed_at', 'ledger_transaction.created_at'])
    .where(({ eb, or }) => or([eb('bet.id', '=', last), eb('bet.id', '=', last.where('last.id', '<', idsUntil(now)))]))
    .execute();
  return rows.map(({ placed_at: placedAt, created_at: takenAt }) => ({ placedAt: Number(placedAt), takenAt: Number(takenAt) }));
}

const sumOf = (column: 'payout' | 'stake') => sql<bigint>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** Ten-thousandths; what is still open counts as staked, what was given back for nothing. */
export interface VisitTotals {
  readonly staked: bigint;
  readonly returned: bigint;
}

/** What was staked and paid out in all bets of one session. */
export const totalsOfSession = (db: Kysely<Database>, sessionId: string): Promise<VisitTotals> =>
  db
    .selectFrom('bet')
    .select([sumOf('stake').as('staked'), sumOf('payout').as('returned')])
    .where('session_id', '=', sessionId)
    .where('status', 'not in', ['VOID', 'CANCELLED'])
    .executeTakeFirstOrThrow();

/** Paid out less staked in all bets of one session, in ten-thousandths: what was given back is nothing of both. Asked for with every round, and read from the index alone. */
export async function netOfSession(db: Kysely<Database>, sessionId: string): Promise<bigint> {
  const { staked, returned } = await db
    .selectFrom('bet')
    .select([sumOf('stake').as('staked'), sumOf('payout').as('returned')])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return returned - staked;
}
