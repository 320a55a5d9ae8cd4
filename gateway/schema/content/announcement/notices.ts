import { announcements, notices } from '#contract/content/announcement.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Announcement } from './Announcement.ts';

/** Empty: each group asks for itself, side by side. */
const Notices = builder.objectRef<object>('Notices').implement({
  description: 'What the operator puts before everybody of itself, by where it is shown; the newest first, twenty of each at most.',
  ...everybody,
  fields: (t) => ({
    player: t.field({
      type: [Announcement],
      nullable: true,
      description: 'For those who play, to run along. `GET /wps/notice` with the types B, PL, PU and PR. `null` only after a fault.',
      resolve: async (_notices, _args, { upstream }) => (await upstream.call(notices, {})).player,
    }),
    popup: t.field({
      type: [Announcement],
      nullable: true,
      description: 'To be shown of themselves, once a visit. `GET /wps/announcement/v2` with the type PU. `null` only after a fault.',
      resolve: async (_notices, _args, { upstream }) => (await upstream.call(announcements, { types: 'PU', pageSize: 1 })).popup,
    }),
    promotion: t.field({
      type: [Announcement],
      nullable: true,
      description: 'Of promotions. `GET /wps/notice` with the types B, PL, PU and PR. `null` only after a fault.',
      resolve: async (_notices, _args, { upstream }) => (await upstream.call(notices, {})).promotion,
    }),
  }),
});

builder.queryField('notices', (t) =>
  t.field({
    type: Notices,
    nullable: true,
    description:
      'What the operator says without being asked; its banners are in `banners`. `GET /wps/notice` and `GET /wps/announcement/v2`, as far as its groups are read. Never `null` by itself.',
    ...publicField,
    resolve: () => ({}),
  }),
);
