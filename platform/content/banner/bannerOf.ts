import { language } from '#contract/sharedSchemas.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Banner } from './banner.ts';
import type { BannerTable } from './bannerTable.ts';

const wordsByLanguage = z.partialRecord(language, z.object({ title: z.string(), line: z.string() }));

/** The banner of a row; undefined where its words cannot be read. */
export function bannerOf({ id, screen, scene, words, link }: Selectable<BannerTable>): Banner | undefined {
  try {
    return { id, group: screen, scene, words: wordsByLanguage.parse(JSON.parse(words)), ...(link === null ? {} : { link }) };
  } catch {
    return undefined;
  }
}
