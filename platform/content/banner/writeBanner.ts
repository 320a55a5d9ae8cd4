import type { Transaction } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { Banner } from './banner.ts';

/** Writes a banner, new or not, and puts it at `place` among those of its screen, from 1; after the last where there are fewer. */
export async function writeBanner(
  db: Transaction<Database>,
  { id, group, scene, focus, tallFocus, words, link }: Banner,
  place: number,
): Promise<void> {
  const row = { screen: group, scene, focus, tall_focus: tallFocus, words: JSON.stringify(words), link: link ?? null };
  await db
    .insertInto('banner')
    .values({ id, ...row, position: 0n })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const others = await db
    .selectFrom('banner')
    .select('id')
    .where('screen', '=', group)
    .where('id', '!=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const inOrder = others.map((other) => other.id).toSpliced(place - 1, 0, id);
  for (const [index, each] of inOrder.entries())
    await db
      .updateTable('banner')
      .set({ position: BigInt(index) })
      .where('id', '=', each)
      .execute();
}
