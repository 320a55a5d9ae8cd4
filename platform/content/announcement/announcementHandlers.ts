import type { AnswerOf } from '#contract/call.ts';
import type { announcements } from '#contract/content/announcement.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { BannerRows } from '../banner/createBannerRows.ts';
import type { Announcement, AnnouncementType } from './announcement.ts';
import type { Announcements } from './createAnnouncements.ts';

interface AnnouncementParts {
  readonly bannerRows: BannerRows;
  readonly shownAnnouncements: Announcements;
}

type Row = AnswerOf<typeof announcements>['content'][number];

/** Of each kind, on every page. */
const maxNotices = 20;

const typesOf = (types: string): ReadonlySet<string> => new Set(types.split(',').map((type) => type.trim()));

/** In the language of the request, or what that falls back on; none where it is said in no language at all. */
function rowOf({ id, type, words, link, publishedAt }: Announcement, language: Language): readonly Row[] {
  const wording = readIn(languagesOf(words), language);
  const said = wording && words[wording];
  if (!said) return [];
  return [{ announcementId: id, type, ...said, date: publishedAt, ...(link === undefined ? {} : { linkUrl: link }) }];
}

/** What the house says to everybody, in the language of the request. */
export const announcementHandlers = ({
  bannerRows,
  shownAnnouncements,
}: AnnouncementParts): Pick<Handlers, 'announcements' | 'notices'> => ({
  async notices({ types }, { language }) {
    const wanted = typesOf(types);
    const [banners, shown] = await Promise.all([wanted.has('B') ? bannerRows.in(language) : [], shownAnnouncements.shown()]);
    const ofType = (type: AnnouncementType): Row[] =>
      wanted.has(type)
        ? shown
            .filter((each) => each.type === type)
            .flatMap((each) => rowOf(each, language))
            .slice(0, maxNotices)
        : [];
    return { banners: [...banners], player: ofType('PL'), popup: ofType('PU'), promotion: ofType('PR') };
  },

  async announcements({ types, pageNo, pageSize }, { language }) {
    const wanted = typesOf(types);
    const rows = (await shownAnnouncements.shown()).filter(({ type }) => wanted.has(type)).flatMap((each) => rowOf(each, language));
    return {
      content: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      popup: rows.filter(({ type }) => type === 'PU').slice(0, maxNotices),
      totalElements: rows.length,
      totalPages: Math.ceil(rows.length / pageSize),
    };
  },
});
