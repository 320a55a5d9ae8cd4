import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Codes of the games with the most rounds in `currency` since `since`, most played first: what trial accounts play is their own affair. */
export async function gamesPlayedMost(
  db: Kysely<Database>,
  { currency, since, count }: { readonly currency: string; readonly since: number; readonly count: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_round')
    .select((row) => ['title_code', row.fn.countAll<bigint>().as('rounds')])
    .where('placed_at', '>=', BigInt(since))
    .where('currency', '=', currency)
    .groupBy('title_code')
    .orderBy('rounds', 'desc')
    .orderBy('title_code')
    .limit(count)
    .execute();
  return rows.map((row) => row.title_code);
}
