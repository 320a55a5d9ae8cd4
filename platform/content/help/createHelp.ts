import { helpTopic } from '#contract/content/help.ts';
import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { HelpArticle } from './helpArticle.ts';

/** The help as it stands in the store. */
export interface Help {
  /** In the order they are shown, a second old at most. A row whose words cannot be read is left out. */
  articles(): Promise<readonly HelpArticle[]>;
}

interface HelpParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly helpArticles: readonly HelpArticle[];
}

const readable = z.object({
  id: z.string(),
  topic: helpTopic,
  needs: z.enum(['bonus', 'freePlay']).nullable(),
  words: z.partialRecord(language, z.object({ title: z.string(), content: z.string() })),
});

function articleOf(row: { readonly words: string }): HelpArticle | undefined {
  try {
    const { needs, ...article } = readable.parse({ ...row, words: JSON.parse(row.words) });
    return { ...article, needs: needs ?? undefined };
  } catch {
    return undefined;
  }
}

export function createHelp({ db, clock, helpArticles }: HelpParts): Help {
  const seeded = seedOnce(db, 'help', async (transaction) => {
    const rows = helpArticles.map(({ id, topic, needs, words }, index) => ({
      id,
      topic,
      needs: needs ?? null,
      words: JSON.stringify(words),
      position: BigInt(index),
    }));
    if (rows.length > 0) await transaction.insertInto('help_article').values(rows).execute();
  });
  const articles = recentRows(clock, async () => {
    await seeded();
    const rows = await db.selectFrom('help_article').selectAll().orderBy('position').orderBy('id').execute();
    return rows.flatMap((row) => articleOf(row) ?? []);
  });
  return { articles };
}
