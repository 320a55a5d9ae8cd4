import { builder } from '../builder.ts';
import { brandOf } from '../system/site/brand.ts';
import { Money, money } from '../Money.ts';

export interface FeeRecord {
  readonly fixed: string;
  readonly percent: string;
  readonly currency: string;
}

export const Fee = builder.objectRef<FeeRecord>('Fee').implement({
  description: 'What it costs to move money: both parts together. Whether it comes beside the amount or off it, the field says.',
  authScopes: { member: true },
  fields: (t) => ({
    fixed: t.field({
      type: Money,
      description: 'The same for every amount; zero where there is no such part.',
      resolve: async ({ fixed, currency }, _args, context) => money(fixed, currency, await brandOf(context)),
    }),
    percent: t.expose('percent', {
      type: 'Decimal',
      description: 'Share of the amount in percent, so `"1"` is a hundredth; zero where there is no such part.',
    }),
  }),
});
