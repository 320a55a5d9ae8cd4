import type { AnswerOf } from '#contract/call.ts';
import { betProfit } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';
import { GameCategory } from '../game/GameCategory.ts';
import { BetTotals } from './BetTotals.ts';

interface ProfitRecord {
  readonly answer: AnswerOf<typeof betProfit>;
  readonly brand: Brand;
}
interface ProfitDayRecord {
  readonly day: ProfitRecord['answer']['days'][number];
  readonly currency: string;
  readonly brand: Brand;
}

const ProfitDay = builder.objectRef<ProfitDayRecord>('ProfitDay').implement({
  description: 'What came of the bets of one day in one category.',
  authScopes: { member: true },
  fields: (t) => ({
    day: t.field({ type: 'CalendarDay', description: 'The day on which they were placed.', resolve: ({ day }) => day.day }),
    category: t.field({ type: GameCategory, description: 'The kind of play.', resolve: ({ day }) => day.gameType }),
    betCount: t.int({ description: 'How many bets were placed, those given back among them.', resolve: ({ day }) => day.bets }),
    totals: t.field({
      type: BetTotals,
      description: 'Sums over the bets of that day and category.',
      resolve: ({ day, currency, brand }) => ({ sums: day.totals, currency, brand }),
    }),
  }),
});

const Profit = builder.objectRef<ProfitRecord>('Profit').implement({
  description: "What came of the member's bets between two days.",
  authScopes: { member: true },
  fields: (t) => ({
    days: t.field({
      type: [ProfitDay],
      description: 'One for each day and category that there are bets of, the last day first; days without bets are left out.',
      resolve: ({ answer, brand }) => answer.days.map((day) => ({ day, currency: answer.currency, brand })),
    }),
    totals: t.field({
      type: BetTotals,
      description: 'Sums over all the days that were asked for.',
      resolve: ({ answer, brand }) => ({ sums: answer.totals, currency: answer.currency, brand }),
    }),
    today: t.field({
      type: BetTotals,
      description: "Sums of the house's present day, whatever days were asked for.",
      resolve: ({ answer, brand }) => ({ sums: answer.recent.today, currency: answer.currency, brand }),
    }),
    week: t.field({
      type: BetTotals,
      description: 'Sums of the last 7 days, of which today is one, whatever days were asked for.',
      resolve: ({ answer, brand }) => ({ sums: answer.recent.week, currency: answer.currency, brand }),
    }),
    month: t.field({
      type: BetTotals,
      description: 'Sums of the last 30 days, of which today is one, whatever days were asked for.',
      resolve: ({ answer, brand }) => ({ sums: answer.recent.month, currency: answer.currency, brand }),
    }),
  }),
});

builder.objectField(Member, 'profit', (t) =>
  t.field({
    type: Profit,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'What the member has won and lost between two days, both among them; nothing where `to` is before `from`. `GET /wps/member/betRecords/profit`. `null` where the operator could not be asked.',
    args: {
      from: t.arg({ type: 'CalendarDay', description: 'The first day that is counted.' }),
      to: t.arg({ type: 'CalendarDay', description: 'The last day that is counted.' }),
    },
    resolve: async (_member, { from, to }, context) => {
      const { upstream, session } = context;
      const [answer, brand] = await Promise.all([
        upstream.call(betProfit, { fromDay: from, toDay: to }).catch(mapErrors(session)),
        brandOf(context),
      ]);
      return { answer, brand };
    },
  }),
);
