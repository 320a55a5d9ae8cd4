import { z } from 'zod';
import { call } from '../call.ts';
import { idList, imagePath, instant } from '../sharedSchemas.ts';

/** `new_player` are those beside the registration form, too. */
export const promotionCategory = z.enum(['new_player', 'deposit', 'games', 'loyalty', 'referral']);

/** How a promotion stands, for everybody (`coming_soon`, `close`) or for one member. */
export const activityStatus = z.enum(['applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'coming_soon']);

const promotionRow = z.object({
  id: z.string().max(64),
  category: promotionCategory,
  title: z.string(),
  summary: z.string(),
  imgUrl: imagePath,
  /** Missing while it runs. */
  activityStatus: z.enum(['coming_soon', 'close']).optional(),
  /** Missing where it has no first day that is known. */
  startTime: instant.optional(),
  /** Missing where no end is set. */
  endTime: instant.optional(),
  /** Who may have it, in a sentence. Plain text. */
  eligibility: z.string(),
  /** What has to be played through before its money is free, in a sentence. Plain text. */
  turnover: z.string(),
  /** The terms in full, as HTML. */
  content: z.string(),
});

/** Promotions of one category, or of all, in the order they are shown; those that are over are left out. */
export const promotions = call({
  method: 'GET',
  path: '/wps/promotion/list',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({ category: promotionCategory.optional() }),
  answer: z.object({ promotions: z.array(promotionRow) }),
});

/** The promotions with these ids, in any order, those that are over too; unknown ones are left out. */
export const promotionsById = call({
  method: 'GET',
  path: '/wps/promotion/byId',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000, onlyRepeated: true },
  specified: false,
  payload: z.object({ ids: idList }),
  answer: z.object({ promotions: z.array(promotionRow) }),
});

/** How many promotions run, and whether friends can be invited. */
export const availablePromotions = call({
  method: 'GET',
  path: '/wps/promotion/available',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 5_000, stale: 600_000 },
  specified: false,
  payload: z.object({}),
  answer: z.object({
    availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
    availablePromoCount: z.number().int().nonnegative(),
  }),
});

/** Where a member stands with promotions; one that says nothing of the member is left out. */
export const promotionStatuses = call({
  method: 'GET',
  path: '/wps/promotion/statuses',
  access: 'members',
  kind: 'read',
  group: 'content',
  specified: false,
  payload: z.object({}),
  answer: z.object({ statuses: z.array(z.object({ id: z.string().max(64), activityStatus })) }),
});

export const promotionCalls = { promotions, promotionsById, availablePromotions, promotionStatuses };
