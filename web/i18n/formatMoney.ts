import { localeOf } from './languageCodes.ts';

/** Money as the gateway sends it: `amount` is a decimal string and never becomes a number. */
export interface MoneyValue {
  readonly amount: string;
  readonly symbol: string;
}

export interface MoneyFormat {
  /** A plus before gains, for lists of wins and losses. */
  sign?: boolean;
}

/**
 * An amount with its symbol where the language puts it: `₫1,234.50`, `1.234,50 ₫`; a symbol of letters stands apart from
 * the digits, `DEMO 5`. Whole amounts have no places, others
 * at least two and at most four.
 */
export function formatMoney({ amount, symbol }: MoneyValue, language: string, { sign = false }: MoneyFormat = {}): string {
  // Any currency would do: only its place is taken from it, and the brand's own symbol is set there.
  const format = formatOf(language, amount, sign, 'currency');
  const isWord = /\p{L}$/u.test(symbol);
  return format
    .formatToParts(amount as `${number}`)
    .map(({ type, value }, index, { length }) => (type !== 'currency' ? value : isWord && index < length - 1 ? `${symbol}\u00a0` : symbol))
    .join('')
    .trim();
}

/** The amount alone. `Intl` reads decimal strings exactly. */
export function formatAmount(amount: string, language: string, { sign = false }: MoneyFormat = {}): string {
  return formatOf(language, amount, sign, 'decimal').format(amount as `${number}`);
}

/** To make one takes a slow telephone a millisecond, and every tile of a lobby says an amount: at most four for each language and style. */
const known = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, amount: string, sign: boolean, style: 'currency' | 'decimal'): Intl.NumberFormat {
  const places = /\.0*[1-9]/.test(amount) ? 2 : 0;
  const key = `${localeOf(language)} ${style} ${places} ${sign}`;
  const format =
    known.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: places,
      maximumFractionDigits: 4,
      signDisplay: sign ? 'exceptZero' : 'negative',
      style,
      ...(style === 'currency' && { currency: 'VND' }),
    });
  known.set(key, format);
  return format;
}
