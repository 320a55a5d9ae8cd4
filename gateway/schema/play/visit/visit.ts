import type { AnswerOf } from '#contract/call.ts';
import { visit } from '#contract/play/visit.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Money, money } from '../../Money.ts';
import { Member } from '../../identity/member/Member.ts';
import { brandOf } from '../../system/site/brand.ts';

const Visit = builder.objectRef<AnswerOf<typeof visit>>('Visit').implement({
  description: 'How the session that asks has gone so far, over every game.',
  authScopes: { member: true },
  fields: (t) => ({
    since: t.field({ type: 'DateTime', description: 'When the member logged in to it.', resolve: ({ since }) => new Date(since) }),
    net: t.field({
      type: Money,
      description: 'Paid out less staked in it, below zero where more was lost; what is still open counts as staked.',
      resolve: async ({ net, currency }, _args, context) => money(net, currency, await brandOf(context)),
    }),
  }),
});

builder.objectField(Member, 'visit', (t) =>
  t.field({
    type: Visit,
    nullable: true,
    authScopes: { member: true },
    description: 'Time and result of this session. `GET /wps/member/visit`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, context) => {
      // The currency's sign is the brand's: asked beside the visit, not behind it.
      const [told] = await Promise.all([context.upstream.call(visit, {}).catch(mapErrors(context.session)), brandOf(context)]);
      return told;
    },
  }),
);
