import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Promotion } from './promotion.ts';
import { promotionOf, rowOf } from './promotionRow.ts';

/** The promotions as they stand in the store. */
export interface Promotions {
  /** In the order they are shown, a second old at most. A row whose words cannot be read is left out. */
  list(): Promise<readonly Promotion[]>;
}

interface PromotionParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly promotions: readonly Promotion[];
}

export function createPromotions({ db, clock, promotions }: PromotionParts): Promotions {
  const seeded = seedOnce(db, 'promotion', async (transaction) => {
    if (promotions.length > 0) await transaction.insertInto('promotion').values(promotions.map(rowOf)).execute();
  });
  const list = recentRows(clock, async () => {
    await seeded();
    const rows = await db.selectFrom('promotion').selectAll().orderBy('position').orderBy('id').execute();
    return rows.flatMap((row) => promotionOf(row) ?? []);
  });
  return { list };
}
