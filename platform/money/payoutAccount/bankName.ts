import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import { payoutAccountTexts } from './payoutAccountTexts.ts';

/** What a bank is called; its code where it was closed meanwhile. */
export const bankName = (texts: Texts, bankCode: string, language: Language): string =>
  texts.ofCode(payoutAccountTexts, language, bankCode, 'banks') ?? bankCode;
