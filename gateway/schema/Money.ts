import { everybody } from './access.ts';
import { builder } from './builder.ts';
import type { Brand } from './system/site/brand.ts';

export interface MoneyRecord {
  readonly amount: string;
  readonly currency: string;
  readonly symbol: string;
}

/** An amount of the brand's own currency. */
export const brandMoney = (amount: string, { currency, currencySymbol }: Brand): MoneyRecord => ({
  amount,
  currency,
  symbol: currencySymbol,
});

/** An amount of a named currency; only the brand's own has a sign, others show their code. */
export const money = (amount: string, currency: string, brand: Brand): MoneyRecord => ({
  amount,
  currency,
  symbol: currency === brand.currency ? brand.currencySymbol : currency,
});

export const Money = builder.objectRef<MoneyRecord>('Money').implement({
  description:
    "An exact amount with the currency it is in. Format it for the visitor's language, and calculate with it as text or integers only.",
  ...everybody,
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'In whole units of `currency`, so `"12.5"` is twelve and a half; negative where something was lost.',
    }),
    currency: t.exposeString('currency', {
      description: 'Code of three to five letters in the manner of ISO 4217; a play currency has one too.',
    }),
    symbol: t.exposeString('symbol', {
      description: 'Sign to show beside the number, such as `₫`; the code itself where there is no sign.',
    }),
  }),
});
