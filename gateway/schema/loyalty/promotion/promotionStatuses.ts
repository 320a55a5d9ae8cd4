import { promotionStatuses } from '#contract/loyalty/promotion.ts';
import type { AnswerOf } from '#contract/call.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { PromotionStatus } from './promotionEnums.ts';

const MemberPromotion = builder.objectRef<AnswerOf<typeof promotionStatuses>['statuses'][number]>('MemberPromotion').implement({
  description: 'Where the member stands with one promotion.',
  authScopes: { realMember: true },
  fields: (t) => ({
    promotionId: t.id({
      description: '`id` of the promotion that the status is about.',
      resolve: ({ id }) => encodeGlobalId('Promotion', id),
    }),
    status: t.expose('activityStatus', { type: PromotionStatus, description: 'Goes before `Promotion.status`.' }),
  }),
});

builder.objectField(Member, 'promotionStatuses', (t) =>
  t.field({
    type: [MemberPromotion],
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Where the member stands with promotions; those that say nothing of the member are left out. For marking cards, which read the same for everybody. `GET /wps/promotion/statuses`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, { upstream, session }) =>
      (await upstream.call(promotionStatuses, {}).catch(mapErrors(session, sessionErrorMap))).statuses,
  }),
);
