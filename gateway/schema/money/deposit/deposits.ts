import { depositById, deposits } from '#contract/money/deposit.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { totalOf } from '../../paging/totalOf.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { keyInAddress } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { Deposit } from './Deposit.ts';

const usualPage = 20;

const DepositConnection = builder.connectionObject(
  {
    type: Deposit,
    name: 'DepositConnection',
    description: "The member's deposits, newest first, whatever became of them. Those made meanwhile do not shift pages already read.",
    authScopes: { member: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Deposits that there are at this moment.',
        resolve: totalOf,
      }),
    }),
  },
  {
    name: 'DepositEdge',
    description: 'A deposit with its place in the list.',
    authScopes: { member: true },
  },
);

builder.objectField(Member, 'deposits', (t) =>
  t.field({
    type: DepositConnection,
    nullable: true,
    authScopes: { realMember: true },
    description: 'The deposits of the member. `GET /wps/deposit/list`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 deposits; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({
        required: false,
        description: 'Reads on behind this cursor, towards older deposits; left out for the newest.',
      }),
    },
    resolve: async (_viewer, { first, after }, { upstream, session }) => {
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeDepositId: recordBehind('Deposit', after) }),
      };
      const page = await upstream.call(deposits, payload).catch(mapErrors(session, sessionErrorMap));
      return {
        ...connectionPage(page.deposits, ({ depositId }) => depositId, { list: 'Deposit', hasMore: page.hasMore, after }),
        total: page.total,
      };
    },
  }),
);

builder.objectField(Member, 'deposit', (t) =>
  t.field({
    type: Deposit,
    nullable: true,
    authScopes: { realMember: true },
    description:
      "One of the member's own deposits, as it is now. `GET /wps/deposit/byId`. `null` where there is none of that id, it is another's, or the operator could not be asked.",
    args: {
      id: t.arg.id({ description: 'As `deposit` or `deposits` answered it; one that cannot be any is answered as one that there is not.' }),
    },
    resolve: async (_viewer, { id }, { upstream, session }) => {
      const depositId = keyInAddress('Deposit', id);
      if (depositId === undefined) return null;
      const { deposit } = await upstream.call(depositById, { depositId }).catch(mapErrors(session, sessionErrorMap));
      return deposit;
    },
  }),
);
