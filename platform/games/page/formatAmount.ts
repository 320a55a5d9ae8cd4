import { parseAmount, writeAmount } from '../../ledger/amount.ts';

export type FormatAmount = (amount: string) => string;

/** `Intl` takes decimal text without rounding it through a double; this narrows checked text to that type. */
const literal = (amount: string): Intl.StringNumericLiteral => writeAmount(parseAmount(amount)) as Intl.StringNumericLiteral;

/** Exactly the places an amount has, four at most, grouped as the language does; without a symbol. */
export const shortFormatter = (locale: string): FormatAmount => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (amount) => numbers.format(literal(amount));
};

/** The same with the currency's symbol in front, as the site writes money. */
export const amountFormatter = (locale: string, symbol: string): FormatAmount => {
  const short = shortFormatter(locale);
  return (amount) => `${symbol}${short(amount)}`;
};

/** With a sign before the symbol whenever it is not zero: for the net position. */
export const signedFormatter = (locale: string, symbol: string): FormatAmount => {
  const short = shortFormatter(locale);
  return (amount) => {
    const units = parseAmount(amount);
    const sign = units < 0n ? '\u2212' : units > 0n ? '+' : '';
    return `${sign}${symbol}${short(writeAmount(units < 0n ? -units : units))}`;
  };
};
