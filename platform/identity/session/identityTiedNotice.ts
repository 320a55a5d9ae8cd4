import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Notice } from './ownerNotices.ts';
import { sessionTexts } from './sessionTexts.ts';

/** What a member is told once an identity at a provider was tied to the account, which can be entered by it from then on. */
export function identityTiedNotice(texts: Texts, language: Language, values: { readonly brand: string; readonly account: string }): Notice {
  const write = texts.of(sessionTexts, language);
  return { subject: write('identityTied.subject', values), body: write('identityTied.body', values), message: { code: 'identityTied' } };
}
