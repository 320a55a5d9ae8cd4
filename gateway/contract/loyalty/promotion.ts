import { z } from 'zod';
import { call } from '../call.ts';
import { imagePath } from '../sharedSchemas.ts';

/** Promotions of one category, in the order they are shown; `new_player` are those beside the registration form. */
export const promotions = call({
  method: 'GET',
  path: '/wps/promotion/list',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({ category: z.enum(['new_player']) }),
  answer: z.object({
    promotions: z.array(z.object({ id: z.string(), category: z.string(), title: z.string(), summary: z.string(), imgUrl: imagePath })),
  }),
});

export const promotionCalls = { promotions };
