import type { AnnouncementType } from './announcement.ts';

/** What the house has to say. */
export interface AnnouncementTable {
  id: string;
  type: AnnouncementType;
  /** JSON: title and content (HTML) by language. */
  words: string;
  /** A path of the site, or an absolute address, that it leads on to. */
  link: string | null;
  /** It is shown from then on. */
  published_at: bigint;
  /** It is not shown from then on. */
  ends_at: bigint | null;
}
