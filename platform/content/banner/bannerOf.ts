import { pictureFocuses } from '#contract/content/banner.ts';
import { language } from '#contract/sharedSchemas.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Banner } from './banner.ts';
import type { BannerTable } from './bannerTable.ts';

const wordsByLanguage = z.partialRecord(language, z.object({ title: z.string(), line: z.string() }));

const pictureFocus = z.enum(pictureFocuses).catch('CENTER');

/** The banner of a row; undefined where its words cannot be read. */
export function bannerOf({ id, screen, scene, focus, tall_focus, words, link }: Selectable<BannerTable>): Banner | undefined {
  try {
    return {
      id,
      group: screen,
      scene,
      focus: pictureFocus.parse(focus),
      tallFocus: pictureFocus.parse(tall_focus),
      words: wordsByLanguage.parse(JSON.parse(words)),
      ...(link === null ? {} : { link }),
    };
  } catch {
    return undefined;
  }
}
