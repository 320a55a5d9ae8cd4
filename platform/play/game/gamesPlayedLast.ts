import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Codes of the games that a member has played, the one played last first: one look for each game, however many bets there are. */
export async function gamesPlayedLast(db: Kysely<Database>, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game')
    .select(({ selectFrom }) => [
      'code',
      selectFrom('bet')
        .select(({ fn }) => fn.max('placed_at').as('played_at'))
        .where('member_id', '=', memberId)
        .whereRef('game_code', '=', 'game.code')
        .as('played_at'),
    ])
    .execute();
  return rows
    .flatMap(({ code, played_at: playedAt }) => (playedAt === null ? [] : [{ code, playedAt: Number(playedAt) }]))
    .toSorted((one, other) => other.playedAt - one.playedAt)
    .map(({ code }) => code);
}
