import { type Language, languages } from '#contract/languages.ts';
import { parseAmount, writeAmount } from '../ledger/amount.ts';

/** An amount as a person reads it in a language: exact, with the currency's sign behind it. */
export function writeMoney(amount: bigint | string, symbol: string, language: Language): string {
  const text = writeAmount(typeof amount === 'string' ? parseAmount(amount) : amount) as `${number}`;
  return `${new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 4 }).format(text)} ${symbol}`;
}
