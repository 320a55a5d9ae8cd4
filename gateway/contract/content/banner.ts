import { z } from 'zod';
import { call } from '../call.ts';
import { imagePath } from '../sharedSchemas.ts';

/** What the operator has to say: banners and more, by kind. */
export const notices = call({
  method: 'GET',
  path: '/wps/notice',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({
    types: z.string().default('B,PL,PU,PR'),
    platform: z.string().default('W'),
    execution: z.string().default('B'),
  }),
  answer: z.object({
    banners: z.array(
      z.object({
        bannerId: z.string(),
        /** Path of the picture. */
        url: imagePath,
        /** Path of an upright picture for narrow screens, where the operator made one. */
        tallUrl: imagePath.optional(),
        /** Words on the picture, for those who cannot see it. */
        title: z.string(),
        groupName: z.string(),
        /** How the link opens: in the site, in a new tab; missing where the banner is no link. */
        linkageType: z.enum(['ROUTE', 'EXTERNAL']).optional(),
        linkUrl: z.string().optional(),
      }),
    ),
  }),
});

export const noticeCalls = { notices };
