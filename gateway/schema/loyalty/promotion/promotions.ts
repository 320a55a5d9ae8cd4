import { promotions, promotionsById } from '#contract/loyalty/promotion.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { totalOf } from '../../paging/totalOf.ts';
import { indexBehind } from '../../paging/cursor.ts';
import { nameable } from '../../input/nameable.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { Promotion } from './Promotion.ts';
import { PromotionCategory } from './promotionEnums.ts';
import { toPromotionRecords } from './promotionRecord.ts';

const usualPage = 20;

const PromotionConnection = builder.connectionObject(
  {
    type: Promotion,
    name: 'PromotionConnection',
    description: 'Promotions in the order of the operator.',
    ...everybody,
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Promotions that there are, of the category that was asked for.',
        resolve: totalOf,
      }),
    }),
  },
  { name: 'PromotionEdge', description: 'A promotion with its place in the list.', ...everybody },
);

builder.queryField('promotions', (t) =>
  t.field({
    type: PromotionConnection,
    nullable: true,
    description:
      'What the operator offers, or will: those that are over are left out. `GET /wps/promotion/list`. `null` only after a fault.',
    ...publicField,
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      category: t.arg({ type: PromotionCategory, required: false, description: 'Those of one tab; left out for all.' }),
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 promotions; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor; left out for the first ones.' }),
    },
    resolve: async (_root, { category, first, after }, context) => {
      const size = pageSize(first ?? usualPage, 'first');
      const begin = after == null ? 0 : indexBehind('Promotion', after);
      const records = await toPromotionRecords(context, context.upstream.call(promotions, category == null ? {} : { category }));
      const page = connectionPage(records.slice(begin, begin + size), (record) => String(records.indexOf(record) + 1), {
        list: 'Promotion',
        hasMore: records.length > begin + size,
        after,
      });
      return { ...page, total: records.length };
    },
  }),
);

builder.queryField('promotion', (t) =>
  t.field({
    type: Promotion,
    nullable: true,
    description:
      'One promotion by its code, one that is over too. `GET /wps/promotion/byId`. `null` where there is none, or after a fault.',
    ...publicField,
    args: { code: t.arg.string({ description: '`Promotion.code`, as the address of the detail carries it; of at most 64 characters.' }) },
    resolve: async (_root, { code }, context) => {
      const [id] = nameable([code]);
      if (id === undefined || id === '') return null;
      const [record] = await toPromotionRecords(context, context.upstream.call(promotionsById, { ids: id }));
      return record ?? null;
    },
  }),
);
