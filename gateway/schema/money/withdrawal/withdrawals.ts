import type { AnswerOf } from '#contract/call.ts';
import { withdrawals, withdrawalTerms } from '#contract/money/withdrawal.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { totalOf } from '../../paging/totalOf.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, money } from '../../Money.ts';
import { Fee } from '../Fee.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { brandOf } from '../../system/site/brand.ts';
import { Withdrawal } from './Withdrawal.ts';

const usualPage = 20;

const WithdrawalTerms = builder.objectRef<AnswerOf<typeof withdrawalTerms>>('WithdrawalTerms').implement({
  description: 'What a member may take out, and what it costs.',
  authScopes: { realMember: true },
  fields: (t) => ({
    minimum: t.field({
      type: Money,
      description: 'Smallest amount; less is refused with `AmountOutOfRangeError`.',
      resolve: async ({ minAmount, currency }, _args, context) => money(minAmount, currency, await brandOf(context)),
    }),
    maximum: t.field({
      type: Money,
      description: 'Largest amount at a time; more is refused with `AmountOutOfRangeError`.',
      resolve: async ({ maxAmount, currency }, _args, context) => money(maxAmount, currency, await brandOf(context)),
    }),
    dailyCount: t.exposeInt('dailyCount', { description: 'How many there may be on one business day of the house.' }),
    countLeftToday: t.exposeInt('leftToday', {
      description: 'How many withdrawals are left of `dailyCount`; with 0 another one is refused.',
    }),
    fee: t.field({
      type: Fee,
      description: 'What the house keeps of each, taken off the amount; the share of the amount is rounded down.',
      resolve: ({ feeFixed, feePercent, currency }) => ({ fixed: feeFixed, percent: feePercent, currency }),
    }),
    receiptMinutes: t.exposeInt('receiptMinutes', {
      description: 'Minutes after which one that was paid out counts as received by itself.',
    }),
  }),
});

const WithdrawalConnection = builder.connectionObject(
  {
    type: Withdrawal,
    name: 'WithdrawalConnection',
    description: 'Everything that the member ever took out or wanted to, newest first.',
    authScopes: { realMember: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Withdrawals that there are at this moment, whatever became of them.',
        resolve: totalOf,
      }),
    }),
  },
  { name: 'WithdrawalEdge', description: 'A withdrawal with its place in the history.', authScopes: { realMember: true } },
);

builder.objectFields(Member, (t) => ({
  withdrawalTerms: t.field({
    type: WithdrawalTerms,
    nullable: true,
    authScopes: { realMember: true },
    description: 'Bounds, count and fee of this moment. `GET /wps/withdrawal/terms`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, { upstream, session }) => upstream.call(withdrawalTerms, {}).catch(mapErrors(session, sessionErrorMap)),
  }),
  withdrawals: t.field({
    type: WithdrawalConnection,
    nullable: true,
    authScopes: { realMember: true },
    description: 'What was asked to be paid out. `GET /wps/withdrawal/records`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 withdrawals; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older ones; left out for the newest.' }),
    },
    resolve: async (_viewer, { first, after }, { upstream, session }) => {
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeWithdrawalId: recordBehind('Withdrawal', after) }),
      };
      const answer = await upstream.call(withdrawals, payload).catch(mapErrors(session, sessionErrorMap));
      const page = connectionPage(answer.withdrawals, ({ withdrawalId }) => withdrawalId, {
        list: 'Withdrawal',
        hasMore: answer.hasMore,
        after,
      });
      return { ...page, total: answer.total };
    },
  }),
}));
