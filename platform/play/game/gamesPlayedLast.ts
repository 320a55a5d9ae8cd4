import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Codes of the games that a member has played, the one played last first. */
export async function gamesPlayedLast(db: Kysely<Database>, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bet')
    .select((row) => ['game_code', row.fn.max('placed_at').as('played_at')])
    .where('member_id', '=', memberId)
    .groupBy('game_code')
    .orderBy('played_at', 'desc')
    .execute();
  return rows.map((row) => row.game_code);
}
