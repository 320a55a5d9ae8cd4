import { bonusRecords } from '#contract/money/accountRecord.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, type MoneyRecord, money } from '../../Money.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { brandOf } from '../../system/site/brand.ts';
import { BonusRecord } from './AccountRecord.ts';

const usualPage = 20;

const BonusRecordConnection = builder.connectionObject(
  {
    type: BonusRecord,
    name: 'BonusRecordConnection',
    description:
      'Gifts and movements of bonus money, newest first. The operator does not count them: there are more while `pageInfo.hasNextPage` says so.',
    authScopes: { member: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      bonusBalance: t.field({
        type: Money,
        description: 'Bonus money that the member has now; it is no part of `Member.balance`.',
        resolve: (page) => (page as unknown as { readonly bonusBalance: MoneyRecord }).bonusBalance,
      }),
    }),
  },
  { name: 'BonusRecordEdge', description: 'A gift with its place in the list.', authScopes: { member: true } },
);

builder.objectField(Member, 'bonusRecords', (t) =>
  t.field({
    type: BonusRecordConnection,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Every gift and every movement of bonus money, with its terms. `GET /wps/member/bonusRecords`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 of them; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older ones; left out for the newest.' }),
    },
    resolve: async (_member, { first, after }, context) => {
      const { upstream, session } = context;
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeRecordId: recordBehind('BonusRecord', after) }),
      };
      const [{ records, hasMore, currency, bonusBalance }, brand] = await Promise.all([
        upstream.call(bonusRecords, payload).catch(mapErrors(session)),
        brandOf(context),
      ]);
      const page = connectionPage(
        records.map((movement) => ({ movement, currency, brand })),
        ({ movement }) => movement.recordId,
        { list: 'BonusRecord', hasMore, after },
      );
      return { ...page, bonusBalance: money(bonusBalance, currency, brand) };
    },
  }),
);
