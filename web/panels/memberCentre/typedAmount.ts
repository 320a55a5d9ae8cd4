import { formatAmount } from '../../i18n/formatMoney.ts';

/** An amount as a person may type it: `readAmount` refuses three places behind up to three digits, which could be thousands, and takes four. */
export const typedAmount = (amount: string, language: string): string =>
  formatAmount(amount, language) + (/^[1-9]\d{0,2}\.\d\d[1-9]0?$/.test(amount) ? '0' : '');
