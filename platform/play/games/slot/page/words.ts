import { amountFormatter, shortFormatter, signedFormatter, type FormatAmount } from '../../kit/formatAmount.ts';
import { localeOf, type PageLanguage } from '../../kit/language.ts';
import { en } from './messages/en.ts';
import { id } from './messages/id.ts';
import type { Messages } from './messages/messages.ts';
import { th } from './messages/th.ts';
import { vi } from './messages/vi.ts';
import { zh } from './messages/zh.ts';

/** Texts and ways of writing money of one session. */
export interface Words {
  readonly language: PageLanguage;
  readonly texts: Messages;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
  readonly signed: FormatAmount;
}

const catalogues: Readonly<Record<PageLanguage, Messages>> = { vi, en, zh, th, id };

export const messagesFor = (language: PageLanguage): Messages => catalogues[language];

export const wordsFor = (language: PageLanguage, symbol: string): Words => {
  const locale = localeOf(language);
  return {
    language,
    texts: messagesFor(language),
    money: amountFormatter(locale, symbol),
    short: shortFormatter(locale),
    signed: signedFormatter(locale, symbol),
  };
};
