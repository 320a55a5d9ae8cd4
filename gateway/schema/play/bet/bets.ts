import { betRecords } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { pageCost, paid } from '../../complexity.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageSize } from '../../pageSize.ts';
import { mapErrors } from '../../errorMap.ts';
import { brandOf } from '../../system/site/brand.ts';
import { Bet } from './Bet.ts';
import { cursorOf, recordBehind } from '../../cursor.ts';
import type { BetRecord } from './findBets.ts';

const usualPage = 20;

const BetConnection = builder.connectionObject(
  {
    type: Bet,
    name: 'BetConnection',
    description: "The member's bets, newest first. Bets placed meanwhile do not shift pages already read.",
    authScopes: { member: true },
    edgesField: { complexity: paid },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Bets in the whole record at this moment.',
        resolve: (page) => (page as unknown as { total: number }).total,
      }),
    }),
  },
  {
    name: 'BetEdge',
    description: 'A bet with its place in the record.',
    authScopes: { member: true },
  },
);

builder.objectField(Member, 'bets', (t) =>
  t.field({
    type: BetConnection,
    nullable: true,
    authScopes: { realMember: true },
    description: 'The betting record of the member. `GET /wps/member/betRecords`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 bets; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older bets; left out for the newest.' }),
    },
    resolve: async ({ id }, { first, after }, context) => {
      const { upstream, session } = context;
      const payload = { pageSize: pageSize(first ?? usualPage, 'first'), ...(after != null && { beforeRecordId: recordBehind(after) }) };
      const [{ records, total, hasMore }, brand] = await Promise.all([
        upstream.call(betRecords, payload).catch(mapErrors(session)),
        brandOf(context),
      ]);
      const edges = records.map((bet) => ({ cursor: cursorOf(bet.recordId), node: { bet, ownerId: id, brand } satisfies BetRecord }));
      const pageInfo = {
        hasNextPage: hasMore,
        hasPreviousPage: after != null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      };
      return { edges, pageInfo, total };
    },
  }),
);
