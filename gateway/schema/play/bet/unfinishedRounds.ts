import { unfinishedRounds } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { pageCost } from '../../complexity.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { brandOf } from '../../system/site/brand.ts';
import { Bet } from './Bet.ts';
import type { BetRecord } from './findBets.ts';

const most = 20;

builder.objectField(Member, 'unfinishedRounds', (t) =>
  t.field({
    type: [Bet],
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Decided and paid rounds that the member has not seen to their end, the newest first, 20 at most: what a broken connection or a closed page left behind. Their games show them when they are opened. `GET /wps/member/betRecords/unfinished`. `null` where the operator could not be asked.',
    complexity: pageCost(most),
    resolve: async ({ id }, _args, context) => {
      const { upstream, session } = context;
      const [{ records }, brand] = await Promise.all([upstream.call(unfinishedRounds, {}).catch(mapErrors(session)), brandOf(context)]);
      return records.slice(0, most).map((bet): BetRecord => ({ bet, ownerId: id, brand }));
    },
  }),
);
