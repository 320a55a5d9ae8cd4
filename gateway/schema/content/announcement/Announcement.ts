import type { AnswerOf } from '#contract/call.ts';
import type { announcements } from '#contract/content/announcement.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { safeUrl } from '../../scalars/safeUrl.ts';

export type AnnouncementRow = AnswerOf<typeof announcements>['content'][number];

/** The operator's word for each kind. */
export const announcementTypes = { PLAYER: 'PL', POPUP: 'PU', PROMOTION: 'PR', HOUSE: 'H' } as const satisfies Record<
  string,
  AnnouncementRow['type']
>;
export type AnnouncementKind = keyof typeof announcementTypes;
export const announcementKinds = Object.keys(announcementTypes) as readonly AnnouncementKind[];

export const AnnouncementKindEnum = builder.enumType('AnnouncementKind', {
  description: 'What an announcement is about, which says where it is shown.',
  values: {
    PLAYER: { description: 'For those who play; these run along the top of the home page. Type `PL`.' },
    POPUP: { description: 'Important enough to be shown of itself, once a visit. Type `PU`.' },
    PROMOTION: { description: 'Of a promotion. Type `PR`.' },
    HOUSE: { description: 'Of the house itself, such as its opening of a new page. Type `H`.' },
  } satisfies Record<AnnouncementKind, { description: string }>,
});

export const Announcement = builder.objectRef<AnnouncementRow>('Announcement').implement({
  description: 'Something that the operator says to everybody.',
  ...everybody,
  fields: (t) => ({
    id: t.id({
      description: "Identifies the announcement in a client's store; cannot be asked for through `node`.",
      resolve: ({ announcementId }) => encodeGlobalId('Announcement', announcementId),
    }),
    kind: t.field({
      type: AnnouncementKindEnum,
      description: 'What it is about.',
      resolve: ({ type }) => announcementKinds.find((kind) => announcementTypes[kind] === type) ?? 'PLAYER',
    }),
    title: t.exposeString('title', { description: 'Its first line, as plain text in the language of the request.' }),
    content: t.expose('content', { type: 'SafeHtml', description: 'What it says, in the language of the request.' }),
    publishedAt: t.field({
      type: 'DateTime',
      description:
        "When it was published. Shown as `yyyy-MM-dd hh:mm:ss` on the clock of the house, which is that of the site's `timeZone`.",
      resolve: ({ date }) => new Date(date),
    }),
    link: t.field({
      type: 'SafeUrl',
      nullable: true,
      description: 'Where it leads on: a path of this site, or an address outside. `null` where it leads nowhere, or nowhere safe.',
      resolve: ({ linkUrl }) => safeUrl(linkUrl),
    }),
  }),
});
