import { z } from 'zod';
import { call } from '../call.ts';
import { instant } from '../sharedSchemas.ts';
import { bannerRow } from './banner.ts';

/** What an announcement is: `PL` for players, `PU` shown of itself when the site opens, `PR` of a promotion, `H` of the house itself. */
export const announcementType = z.enum(['PL', 'PU', 'PR', 'H']);

const announcement = z.object({
  announcementId: z.string().max(64),
  type: announcementType,
  title: z.string(),
  /** HTML of the operator's; nobody has cleaned it. */
  content: z.string(),
  /** When it was published. */
  date: instant,
  /** Where it leads on: a path of the site, or an absolute address. */
  linkUrl: z.string().max(500).optional(),
});

const asked = {
  /** Where it is shown: `W`, the web. */
  platform: z.string().default('W'),
  /** What is done with it: `B`, both listed and shown. */
  execution: z.string().default('B'),
} as const;

/**
 * What the operator has to say on every page, by kind: banners (`B`), and the announcements that run along (`PL`), open of themselves (`PU`)
 * or tell of a promotion (`PR`), the newest first, twenty of each at most. A kind that was not asked for is empty, or left out.
 */
export const notices = call({
  method: 'GET',
  path: '/wps/notice',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({
    /** Kinds, with commas between them. */
    types: z.string().default('B,PL,PU,PR'),
    ...asked,
  }),
  answer: z.object({
    banners: z.array(bannerRow),
    player: z.array(announcement).default([]),
    popup: z.array(announcement).default([]),
    promotion: z.array(announcement).default([]),
  }),
});

/** Every announcement of the kinds asked for, the newest first, a page at a time; and, whatever the page, those that open of themselves (`PU`). */
export const announcements = call({
  method: 'GET',
  path: '/wps/announcement/v2',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({
    /** Kinds, with commas between them. */
    types: z.string().default('PL,PU,PR,H'),
    ...asked,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(9),
  }),
  answer: z.object({
    content: z.array(announcement),
    /** Empty, or left out, where `types` does not name them. */
    popup: z.array(announcement).default([]),
    totalElements: z.number().int().nonnegative(),
    totalPages: z.number().int().nonnegative(),
  }),
});

export const announcementCalls = { notices, announcements };
