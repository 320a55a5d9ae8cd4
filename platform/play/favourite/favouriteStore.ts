import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';

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

/** Marks a game, once, where the member has fewer than `most`; answers whether it is marked now. Of two pages of a member one waits. */
export const addFavourite = (
  db: Kysely<Database>,
  given: { readonly memberId: string; readonly nodeId: string; readonly addedAt: number; readonly most: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await forUpdate(transaction.selectFrom('member').select('id').where('id', '=', given.memberId)).executeTakeFirst();
    const marked = await favouritesOf(transaction, given.memberId);
    if (marked.includes(given.nodeId)) return true;
    if (marked.length >= given.most) return false;
    await transaction
      .insertInto('favourite_game')
      .values({ member_id: given.memberId, node_id: given.nodeId, added_at: BigInt(given.addedAt) })
      .execute();
    return true;
  });

export async function removeFavourite(db: Kysely<Database>, memberId: string, nodeId: string): Promise<void> {
  await db.deleteFrom('favourite_game').where('member_id', '=', memberId).where('node_id', '=', nodeId).execute();
}
