import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Ids of the games that a member has marked, the last one first. */
export async function favouritesOf(db: Kysely<Database>, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourite_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}

/** Marks a game, once, where the member has fewer than `most`; answers whether it is marked now. */
export async function addFavourite(
  db: Kysely<Database>,
  given: { readonly memberId: string; readonly nodeId: string; readonly addedAt: number; readonly most: number },
): Promise<boolean> {
  const own = db.selectFrom('favourite_game').where('member_id', '=', given.memberId);
  const marked = await own.select('node_id').execute();
  if (marked.some((row) => row.node_id === given.nodeId)) return true;
  if (marked.length >= given.most) return false;
  await db
    .insertInto('favourite_game')
    .values({ member_id: given.memberId, node_id: given.nodeId, added_at: BigInt(given.addedAt) })
    // Another page of the member's may have marked it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function removeFavourite(db: Kysely<Database>, memberId: string, nodeId: string): Promise<void> {
  await db.deleteFrom('favourite_game').where('member_id', '=', memberId).where('node_id', '=', nodeId).execute();
}

/** Ids of the games that a member has played, the one played last first. */
export async function playedLast(db: Kysely<Database>, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bet')
    .select((row) => ['game_code', row.fn.max('placed_at').as('played_at')])
    .where('member_id', '=', memberId)
    .groupBy('game_code')
    .orderBy('played_at', 'desc')
    .execute();
  return rows.map((row) => row.game_code);
}
