import { type Language, languages } from '#contract/languages.ts';
import { writeAmount } from '../ledger/amount.ts';
import { amountFormatter } from './formatAmount.ts';

/** An amount as a person reads it in a language: exact, and as the site writes it. */
export function writeMoney(amount: bigint | string, symbol: string, language: Language): string {
  return amountFormatter(languages[language].locale, symbol)(typeof amount === 'string' ? amount : writeAmount(amount));
}
