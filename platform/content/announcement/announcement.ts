import type { AnswerOf } from '#contract/call.ts';
import type { announcements } from '#contract/content/announcement.ts';
import type { Language } from '../../core/http/handler.ts';

export type AnnouncementType = AnswerOf<typeof announcements>['content'][number]['type'];

/** What an announcement says: a line, and HTML under it. */
export interface AnnouncementWords {
  readonly title: string;
  readonly content: string;
}

/** What the house has to say. */
export interface Announcement {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly words: Readonly<Partial<Record<Language, AnnouncementWords>>>;
  /** A path of the site, or an absolute address, that it leads on to. */
  readonly link?: string | undefined;
  /** It is not shown before. */
  readonly publishedAt: number;
}

/** An announcement that a store begins with; how long ago it was published when that happens, in hours. */
export interface FirstAnnouncement extends Omit<Announcement, 'publishedAt'> {
  readonly hoursAgo: number;
}
