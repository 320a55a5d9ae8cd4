import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Promotion } from './promotion.ts';

/** The promotions as they stand in the store. */
export interface Promotions {
  /** In the order they are shown, a second old at most. A row whose words cannot be read is left out. */
  list(): Promise<readonly Promotion[]>;
}

interface PromotionParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly promotions: readonly Promotion[];
}

const wordsByLanguage = z.partialRecord(language, z.object({ title: z.string(), summary: z.string() }));

function wordsOf(text: string): Promotion['words'] | undefined {
  try {
    return wordsByLanguage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function createPromotions({ db, clock, promotions }: PromotionParts): Promotions {
  const seeded = seedOnce(db, 'promotion', async (transaction) => {
    const rows = promotions.map(({ id, category, banner, words }, index) => ({
      id,
      category,
      banner_id: banner,
      words: JSON.stringify(words),
      position: BigInt(index),
    }));
    if (rows.length > 0) await transaction.insertInto('promotion').values(rows).execute();
  });
  const list = recentRows(clock, async () => {
    await seeded();
    const rows = await db.selectFrom('promotion').selectAll().orderBy('position').orderBy('id').execute();
    return rows.flatMap(({ id, category, banner_id: banner, words }): readonly Promotion[] => {
      const read = wordsOf(words);
      return read === undefined ? [] : [{ id, category, banner, words: read }];
    });
  });
  return { list };
}
