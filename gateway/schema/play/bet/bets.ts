import { betRecords } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { keyInAddress } from '../../globalId.ts';
import { isNotFound } from '../../paging/inKeyOrder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { brandOf } from '../../system/site/brand.ts';
import { Bet } from './Bet.ts';
import { BetFilter, betFilter } from './BetFilter.ts';
import { BetTotals, type BetTotalsRecord } from './BetTotals.ts';
import { PlayedPlace, type PlayedPlaceRecord } from './PlayedPlace.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { recordBehind } from '../../paging/cursor.ts';
import type { BetRecord } from './findBets.ts';

const usualPage = 20;

/** What a page says of the whole filter. */
interface OfFilter {
  readonly total: number;
  readonly totals: BetTotalsRecord;
  readonly played: readonly PlayedPlaceRecord[];
}
const ofFilter = (page: object): OfFilter => page as OfFilter;

const BetConnection = builder.connectionObject(
  {
    type: Bet,
    name: 'BetConnection',
    description: "The member's bets, newest first. Bets placed meanwhile do not shift pages already read.",
    authScopes: { member: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Bets that the whole filter finds at this moment.',
        resolve: (page) => ofFilter(page).total,
      }),
      totals: t.field({
        type: BetTotals,
        description: 'Sums over the whole filter, not over the bets read so far.',
        resolve: (page) => ofFilter(page).totals,
      }),
      played: t.field({
        type: [PlayedPlace],
        description: 'Where the member has bets between the days of the filter, whatever else is filtered: what there is to choose from.',
        resolve: (page) => ofFilter(page).played,
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
      filter: t.arg({ type: BetFilter, required: false, description: 'Left out for the whole record.' }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older bets; left out for the newest.' }),
    },
    resolve: async ({ id }, { first, after, filter }, context) => {
      const { upstream, session } = context;
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeRecordId: recordBehind('Bet', after) }),
        ...(await betFilter(filter, context)),
      };
      const [{ records, total, hasMore, totals, currency, played }, brand] = await Promise.all([
        upstream.call(betRecords, payload).catch(mapErrors(session)),
        brandOf(context),
      ]);
      return {
        ...connectionPage(
          records.map((bet) => ({ bet, ownerId: id, brand }) satisfies BetRecord),
          ({ bet }) => bet.recordId,
          { list: 'Bet', hasMore, after },
        ),
        total,
        totals: { sums: totals, currency, brand },
        played: played.map((place) => ({ place, brand })),
      };
    },
  }),
);

builder.objectField(Member, 'bet', (t) =>
  t.field({
    type: Bet,
    nullable: true,
    authScopes: { realMember: true },
    description:
      "One of the member's own bets, however old, as it is now. `GET /wps/member/betRecords/byId`. `null` where there is none of that id, it is another's, or the operator could not be asked.",
    args: { id: t.arg.id({ description: 'As `bets` answered it; one that cannot be any is answered as one that there is not.' }) },
    resolve: async (_viewer, { id }, context) => {
      const recordId = keyInAddress('Bet', id);
      if (recordId === undefined) return null;
      return Bet.getDataloader(context)
        .load(recordId)
        .catch((cause: unknown) => {
          if (isNotFound(cause)) return null;
          throw cause;
        });
    },
  }),
);
