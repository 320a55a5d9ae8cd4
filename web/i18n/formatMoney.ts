import { localeOf } from './languageCodes.ts';

/** Money as the gateway sends it: `amount` is a decimal string and never becomes a number. */
export interface MoneyValue {
  readonly amount: string;
  readonly symbol: string;
}

/**
 * An amount with its currency symbol, grouped as the language does: at least no and at most four places, none that says
 * nothing. `sign: true` puts a plus before gains, for lists of wins and losses.
 */
export function formatMoney({ amount, symbol }: MoneyValue, language: string, { sign = false }: { sign?: boolean } = {}): string {
  return formatAmount(amount, language, { sign }).replace(/^([-+−]?)/u, `$1${symbol}`);
}

/** The amount alone. `Intl` reads decimal strings exactly. */
export function formatAmount(amount: string, language: string, { sign = false }: { sign?: boolean } = {}): string {
  return new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: 4,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(amount as `${number}`);
}
