import type { Language } from '#contract/languages.ts';
import { vendorOfPurpose } from '../../../core/ledger/accounts/purposes.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { deskTexts } from '../deskTexts.ts';

/** What an account of the ledger is for, in words; as it is written where nobody has worded it. */
export function purposeName(texts: Texts, language: Language, purpose: string): string {
  const code = vendorOfPurpose(purpose);
  if (code !== undefined) return texts.of(deskTexts, language)('purposes.vendor', { code });
  return texts.ofCode(deskTexts, language, purpose, 'purposes') ?? purpose;
}
