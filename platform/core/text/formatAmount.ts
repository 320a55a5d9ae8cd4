import { parseAmount, writeAmount } from '../ledger/amount.ts';

export type FormatAmount = (amount: string) => string;

type Sign = 'negative' | 'exceptZero';

/** Whole amounts have no places, others at least two and at most four, grouped as the language does: as the site writes them (web/i18n/formatMoney.ts). */
function partsOf(locale: string, signDisplay: Sign, style: Intl.NumberFormatOptions): (amount: string) => Intl.NumberFormatPart[] {
  const withPlaces = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 4, signDisplay, ...style });
  const whole = withPlaces(0);
  const broken = withPlaces(2);
  return (amount) => {
    const text = writeAmount(parseAmount(amount));
    // `Intl` takes decimal text without rounding it through a double.
    return (text.includes('.') ? broken : whole).formatToParts(text as Intl.StringNumericLiteral);
  };
}

/** An amount without a symbol. */
export function shortFormatter(locale: string): FormatAmount {
  const parts = partsOf(locale, 'negative', {});
  return (amount) =>
    parts(amount)
      .map(({ value }) => value)
      .join('');
}

/** The same with the currency's symbol where the language puts it; one of letters stands apart from the digits. */
export const amountFormatter = (locale: string, symbol: string): FormatAmount => withSymbol(locale, symbol, 'negative');

/** With a sign whenever it is not zero: for the net position. */
export const signedFormatter = (locale: string, symbol: string): FormatAmount => withSymbol(locale, symbol, 'exceptZero');

function withSymbol(locale: string, symbol: string, sign: Sign): FormatAmount {
  // Any currency would do: only its place is taken from it, and the brand's own symbol is set there.
  const parts = partsOf(locale, sign, { style: 'currency', currency: 'VND' });
  const isWord = /\p{L}$/u.test(symbol);
  return (amount) =>
    parts(amount)
      .map(({ type, value }, index, { length }) => {
        if (type !== 'currency') return value;
        return isWord && index < length - 1 ? `${symbol}\u00a0` : symbol;
      })
      .join('')
      .trim();
}
