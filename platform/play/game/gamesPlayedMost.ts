import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Codes of the games with the most bets in `currency` since `since`, most played first: what trial accounts play is their own affair. */
export async function gamesPlayedMost(
  db: Kysely<Database>,
  { currency, since, count }: { readonly currency: string; readonly since: number; readonly count: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bet')
    .select((row) => ['game_code', row.fn.countAll<bigint>().as('bets')])
    .where('placed_at', '>=', BigInt(since))
    .where('currency', '=', currency)
    .groupBy('game_code')
    .orderBy('bets', 'desc')
    .orderBy('game_code')
    .limit(count)
    .execute();
  return rows.map((row) => row.game_code);
}
