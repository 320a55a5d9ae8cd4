import type { AnswerOf } from '#contract/call.ts';
import type { announcements } from '#contract/content/announcement.ts';
import { fakeBanners } from '../fakeBrand.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';

type AnnouncementRow = AnswerOf<typeof announcements>['content'][number];

const firstAt = Date.UTC(2026, 0, 31, 12, 30, 45);
const hour = 3_600_000;

/** A dozen, the newest first, of all kinds in turn. */
export const fakeAnnouncements: readonly AnnouncementRow[] = Array.from({ length: 12 }, (_, age) => ({
  announcementId: `a${12 - age}`,
  type: (['PL', 'PU', 'PR', 'H'] as const)[age % 4] ?? 'PL',
  title: `Word from the quay ${12 - age}`,
  content: `<p>What the ${12 - age}th one <strong>says</strong>.</p><script>alert(1)</script>`,
  date: firstAt - age * hour,
  ...(age === 0 ? { linkUrl: '/promotions' } : {}),
}));

const typesOf = (types: string): readonly string[] => types.split(',').map((type) => type.trim());
const ofTypes = (types: string, ...among: readonly string[]): AnnouncementRow[] =>
  fakeAnnouncements.filter(({ type }) => typesOf(types).includes(type) && (among.length === 0 || among.includes(type)));

/** What the house says to everybody. */
export const fakeAnnouncementCalls = {
  notices: ({ types }) => ({
    banners: typesOf(types).includes('B') ? [...fakeBanners] : [],
    player: ofTypes(types, 'PL'),
    popup: ofTypes(types, 'PU'),
    promotion: ofTypes(types, 'PR'),
  }),
  announcements: ({ types, pageNo, pageSize }) => {
    const rows = ofTypes(types);
    return {
      content: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      popup: ofTypes(types, 'PU'),
      totalElements: rows.length,
      totalPages: Math.ceil(rows.length / pageSize),
    };
  },
} satisfies Partial<FakeHandlers>;
