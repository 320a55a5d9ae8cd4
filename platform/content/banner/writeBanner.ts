import type { Transaction } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { insertOnce } from '../../core/store/insertOnce.ts';
import type { Banner } from './banner.ts';
import { bannerRow } from './bannerRow.ts';

/**
 * Nobody else writes banners until the transaction is over. Who writes one moves those beside it: two who each held their own first would wait for
 * each other.
 */
export const lockBannerRows = (db: Transaction<Database>): Promise<unknown> =>
  forUpdate(db.selectFrom('banner').select('id').orderBy('id')).execute();

/** Puts it at `place` among those of its screen, from 1; after the last where there are fewer. */
async function putAt(db: Transaction<Database>, { id, group }: Banner, place: number): Promise<void> {
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

/** Writes a new banner, at `place` on its screen. Throws `DuplicateSubmission` where there is one of its id: of two at once, one writes it. */
export async function insertBanner(db: Transaction<Database>, banner: Banner, place: number): Promise<void> {
  await lockBannerRows(db);
  await insertOnce(db.insertInto('banner').values({ id: banner.id, ...bannerRow(banner), position: 0n }));
  await putAt(db, banner, place);
}

/** Writes a banner that is there anew, and puts it at `place` on its screen, for whoever holds them. */
export async function writeBanner(db: Transaction<Database>, banner: Banner, place: number): Promise<void> {
  await db.updateTable('banner').set(bannerRow(banner)).where('id', '=', banner.id).execute();
  await putAt(db, banner, place);
}
