import { availablePromotions, promotions } from '#contract/loyalty/promotion.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Site } from '../../system/site/Site.ts';
import { Promotion } from './Promotion.ts';
import { toPromotionRecords } from './promotionRecord.ts';

builder.objectField(Site, 'newPlayerPromotions', (t) =>
  t.field({
    type: [Promotion],
    nullable: true,
    description:
      'What awaits a new member, for the block below the registration form; may be empty. `GET /wps/promotion/list` with category `new_player`. `null` only after a fault.',
    resolve: (_site, _args, context) => toPromotionRecords(context, context.upstream.call(promotions, { category: 'new_player' })),
  }),
);

const AvailablePromotions = builder.objectRef<{ readonly count: number; readonly referral: boolean }>('AvailablePromotions').implement({
  description: 'What runs at this moment.',
  ...everybody,
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Promotions that run; those to come are not counted.' }),
    referral: t.exposeBoolean('referral', { description: 'Whether members can invite others now.' }),
  }),
});

builder.queryField('availablePromotions', (t) =>
  t.field({
    type: AvailablePromotions,
    nullable: true,
    description: 'For marks beside links to promotions. `GET /wps/promotion/available`. `null` only after a fault.',
    ...publicField,
    resolve: async (_root, _args, { upstream }) => {
      const { availablePromo, availablePromoCount } = await upstream.call(availablePromotions, {});
      return { count: availablePromoCount, referral: availablePromo.REFERRAL.enabled };
    },
  }),
);
