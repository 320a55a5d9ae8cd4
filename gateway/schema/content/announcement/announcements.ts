import { announcements } from '#contract/content/announcement.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { pageNumber, pageSize } from '../../paging/pageSize.ts';
import { Announcement, AnnouncementKindEnum, type AnnouncementRow, announcementKinds, announcementTypes } from './Announcement.ts';

interface AnnouncementPageRecord {
  readonly rows: AnnouncementRow[];
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
}

const AnnouncementPage = builder.objectRef<AnnouncementPageRecord>('AnnouncementPage').implement({
  description: 'One numbered page of announcements; numbered, because people share its address.',
  ...everybody,
  fields: (t) => ({
    announcements: t.expose('rows', {
      type: [Announcement],
      complexity: paidByPage,
      description: 'At most `pageSize`, the newest first; empty behind the last page.',
    }),
    totalCount: t.exposeInt('total', { description: 'Announcements of these kinds, over all pages.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Number of the last page; 0 where there are none.' }),
    page: t.exposeInt('page', { description: 'Number of this page, counted from 1.' }),
  }),
});

builder.queryField('announcements', (t) =>
  t.field({
    type: AnnouncementPage,
    nullable: true,
    description: 'One page of what the operator has announced. `GET /wps/announcement/v2`. `null` only after a fault.',
    ...publicField,
    complexity: ({ pageSize: size }) => pageCost(size),
    args: {
      kinds: t.arg({
        type: [AnnouncementKindEnum],
        required: false,
        description: 'Those of these kinds alone; left out or empty for all.',
      }),
      page: t.arg.int({ defaultValue: 1, description: 'Counted from 1 to at most 10000; behind the last page there are none.' }),
      pageSize: t.arg.int({ defaultValue: 9, description: 'From 1 to 100 announcements; others are refused with code `BAD_USER_INPUT`.' }),
    },
    resolve: async (_root, { kinds, page, pageSize: size }, { upstream }) => {
      const wanted = kinds?.length ? kinds : announcementKinds;
      const { content, totalElements, totalPages } = await upstream.call(announcements, {
        types: [...new Set(wanted)].map((kind) => announcementTypes[kind]).join(','),
        pageNo: pageNumber(page),
        pageSize: pageSize(size, 'pageSize'),
      });
      return { rows: content, total: totalElements, totalPages, page };
    },
  }),
);
