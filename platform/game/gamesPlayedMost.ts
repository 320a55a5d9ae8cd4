import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** Codes of the games with the most rounds since `since`, most played first. */
export async function gamesPlayedMost(db: Kysely<Database>, since: number, count: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_round')
    .select((row) => ['title_code', row.fn.countAll<bigint>().as('rounds')])
    .where('placed_at', '>=', BigInt(since))
    .groupBy('title_code')
    .orderBy('rounds', 'desc')
    .orderBy('title_code')
    .limit(count)
    .execute();
  return rows.map((row) => row.title_code);
}
