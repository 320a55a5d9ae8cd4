import { promotionsById } from '#contract/loyalty/promotion.ts';
import type { Context } from '../../../context.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { inKeyOrder } from '../../paging/inKeyOrder.ts';
import { maxIds, nameable } from '../../input/nameable.ts';
import { PromotionCategory, PromotionStatus } from './promotionEnums.ts';
import { type PromotionRecord, toPromotionRecords } from './promotionRecord.ts';

/** The promotions with these ids of the operator, in any order; unknown ones are left out. */
async function findPromotions(context: Context, keys: readonly string[]): Promise<PromotionRecord[]> {
  const ids = nameable(keys);
  if (ids.length === 0) return [];
  return toPromotionRecords(context, context.upstream.call(promotionsById, { ids: ids.toSorted().join(',') }));
}

export const Promotion = builder.loadableNodeRef('Promotion', {
  id: {
    resolve: ({ id }: PromotionRecord) => id,
    description: 'Names the promotion. Opaque. Read again by `GET /wps/promotion/byId`.',
  },
  load: async (keys: string[], context: Context) => inKeyOrder(keys, await findPromotions(context, keys), ({ id }) => id),
  loaderOptions: { maxBatchSize: maxIds },
});

const instantOf = (milliseconds: number | undefined) => (milliseconds === undefined ? null : new Date(milliseconds));

Promotion.implement({
  description:
    'Something that the operator offers to its members. Reads the same for everybody; where a member stands is `Member.promotionStatuses`.',
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'eligibility' in value && 'turnover' in value,
  ...everybody,
  fields: (t) => ({
    code: t.string({
      description: "The operator's own word for it, as addresses carry it: `/promoDetail?id=<code>`.",
      resolve: ({ id }) => id,
    }),
    category: t.expose('category', { type: PromotionCategory, description: 'The tab that it stands under.' }),
    title: t.exposeString('title', { description: 'In the language of the request. Plain text.' }),
    summary: t.exposeString('summary', { description: 'A sentence or two below the title. Plain text.' }),
    imageUrl: t.expose('imageUrl', {
      type: 'SafeUrl',
      nullable: true,
      description: 'Picture of 4 by 3, without words, on the image host of this visit; `null` where there is none that is safe to load.',
    }),
    status: t.field({
      type: PromotionStatus,
      nullable: true,
      description: '`COMING_SOON` or `CLOSE`; `null` while it runs.',
      resolve: ({ activityStatus }) => activityStatus ?? null,
    }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Its first moment; `null` where none is known.',
      resolve: ({ startTime }) => instantOf(startTime),
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The moment from which it is over; `null` where no end is set.',
      resolve: ({ endTime }) => instantOf(endTime),
    }),
    eligibility: t.exposeString('eligibility', {
      description: 'Who may have it, in a sentence: to be shown before the terms. Plain text.',
    }),
    turnover: t.exposeString('turnover', {
      description: 'What has to be played through before its money is free, in a sentence: to be shown before the terms. Plain text.',
    }),
    terms: t.field({
      type: 'SafeHtml',
      description: 'The terms in full, in the language of the request; headings begin at level 2.',
      resolve: ({ content }) => content,
    }),
  }),
});
