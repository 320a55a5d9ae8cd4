import { parseAmount, writeAmount } from '../../../core/ledger/amount.ts';

export type FormatAmount = (amount: string) => string;

/** `Intl` takes decimal text without rounding it through a double; this narrows checked text to that type. */
const literal = (amount: string): Intl.StringNumericLiteral => writeAmount(parseAmount(amount)) as Intl.StringNumericLiteral;

/** Exactly the places an amount has, four at most, grouped as the language does; without a symbol. */
export const shortFormatter = (locale: string): FormatAmount => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (amount) => numbers.format(literal(amount));
};

/** The same with the currency's symbol where the language puts it, as the site writes money; one of letters stands apart from the digits. */
export const amountFormatter = (locale: string, symbol: string): FormatAmount => withSymbol(locale, symbol, 'negative');

/** With a sign whenever it is not zero: for the net position. */
export const signedFormatter = (locale: string, symbol: string): FormatAmount => withSymbol(locale, symbol, 'exceptZero');

function withSymbol(locale: string, symbol: string, signDisplay: 'negative' | 'exceptZero'): FormatAmount {
  // Any currency would do: only its place is taken from it, and the brand's own symbol is set there.
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'VND',
    minimumFractionDigits: 0,
    maximumFractionDigits: 4,
    signDisplay,
  });
  const isWord = /\p{L}$/u.test(symbol);
  return (amount) =>
    money
      .formatToParts(literal(amount))
      .map(({ type, value }, index, { length }) => {
        if (type === 'minusSign') return '\u2212';
        if (type !== 'currency') return value;
        return isWord && index < length - 1 ? `${symbol}\u00a0` : symbol;
      })
      .join('');
}
