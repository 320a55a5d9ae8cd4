import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { TextByLanguage } from '../../core/text/textIn.ts';
import type { PromoBar } from './promoBar.ts';

/** The lines at the edge of the page as they stand in the store. */
export interface PromoBars {
  /** The first of them, a second old at most; a row whose words cannot be read is passed over. */
  first(): Promise<PromoBar | undefined>;
  /** All of them as they stand at this moment, in their order, for those who write them. */
  current(): Promise<readonly PromoBar[]>;
}

interface PromoBarParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly promoBars: readonly PromoBar[];
}

const wordsByLanguage = z.partialRecord(language, z.string());

function wordsOf(text: string): TextByLanguage | undefined {
  try {
    return wordsByLanguage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function createPromoBars({ db, clock, promoBars }: PromoBarParts): PromoBars {
  const seeded = seedOnce(db, 'promo_bar', async (transaction) => {
    const rows = promoBars.map(({ id, words, url }, index) => ({ id, words: JSON.stringify(words), url, position: BigInt(index) }));
    if (rows.length > 0) await transaction.insertInto('promo_bar').values(rows).execute();
  });
  const current = async () => {
    await seeded();
    const rows = await db.selectFrom('promo_bar').selectAll().orderBy('position').orderBy('id').execute();
    return rows.flatMap(({ id, words, url }): readonly PromoBar[] => {
      const read = wordsOf(words);
      return read === undefined ? [] : [{ id, words: read, url }];
    });
  };
  const list = recentRows(clock, current);
  return { first: async () => (await list())[0], current };
}
