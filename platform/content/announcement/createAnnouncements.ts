import { announcementType } from '#contract/content/announcement.ts';
import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Announcement, FirstAnnouncement } from './announcement.ts';

/** The announcements as they stand in the store. */
export interface Announcements {
  /** Those that are shown at this moment, the newest first; as they stood a second ago at most. A row that cannot be read is left out. */
  shown(): Promise<readonly Announcement[]>;
}

interface AnnouncementParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly announcements: readonly FirstAnnouncement[];
}

const hour = 3_600_000;
/** What is older than the newest of so many is past, and costs nobody anything any more. */
const maxShown = 500;
const wordsByLanguage = z.partialRecord(language, z.object({ title: z.string(), content: z.string() }));

function wordsOf(text: string): Announcement['words'] | undefined {
  try {
    return wordsByLanguage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function createAnnouncements({ db, clock, announcements }: AnnouncementParts): Announcements {
  const seeded = seedOnce(db, 'announcement', async (transaction) => {
    const now = clock.now();
    const rows = announcements.map(({ id, type, words, link, hoursAgo }) => ({
      id,
      type,
      words: JSON.stringify(words),
      link: link ?? null,
      published_at: BigInt(now - hoursAgo * hour),
      ends_at: null,
    }));
    if (rows.length > 0) await transaction.insertInto('announcement').values(rows).execute();
  });
  const shown = recentRows(clock, async () => {
    await seeded();
    const now = BigInt(clock.now());
    const rows = await db
      .selectFrom('announcement')
      .select(['id', 'type', 'words', 'link', 'published_at'])
      .where('published_at', '<=', now)
      .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(maxShown)
      .execute();
    return rows.flatMap(({ id, type, words, link, published_at }): readonly Announcement[] => {
      const [read, known] = [wordsOf(words), announcementType.safeParse(type)];
      if (read === undefined || !known.success) return [];
      return [{ id, type: known.data, words: read, publishedAt: Number(published_at), ...(link === null ? {} : { link }) }];
    });
  });
  return { shown };
}
