import type { AnswerOf } from '#contract/call.ts';
import type { betRecords } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { Money, money } from '../../Money.ts';
import type { Brand } from '../../system/site/brand.ts';

export interface BetTotalsRecord {
  readonly sums: AnswerOf<typeof betRecords>['totals'];
  readonly currency: string;
  readonly brand: Brand;
}

export const BetTotals = builder.objectRef<BetTotalsRecord>('BetTotals').implement({
  description: 'Sums over bets. What was given back counts for nothing, what is open for its stake alone.',
  authScopes: { member: true },
  fields: (t) => ({
    stake: t.field({
      type: Money,
      description: 'What was put in.',
      resolve: ({ sums, currency, brand }) => money(sums.betAmount, currency, brand),
    }),
    validStake: t.field({
      type: Money,
      description: 'What of the stakes counted as turnover; nothing of those that are open.',
      resolve: ({ sums, currency, brand }) => money(sums.validBetAmount, currency, brand),
    }),
    win: t.field({
      type: Money,
      description: 'What was paid out, stakes included.',
      resolve: ({ sums, currency, brand }) => money(sums.winAmount, currency, brand),
    }),
    net: t.field({
      type: Money,
      description: '`win` less `stake` of what is settled: negative where more was lost than won.',
      resolve: ({ sums, currency, brand }) => money(sums.netAmount, currency, brand),
    }),
  }),
});
