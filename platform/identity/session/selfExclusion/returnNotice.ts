import type { Language } from '../../../core/http/handler.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { Notice } from '../ownerNotices.ts';
import { sessionTexts } from '../sessionTexts.ts';

interface ReturnWished {
  readonly brand: string;
  readonly account: string;
  /** Whether that was the second wish, which ended the self-exclusion. */
  readonly ended: boolean;
}

/** What a member is told of a wish to come back from a self-exclusion. */
export function returnNotice(texts: Texts, language: Language, { brand, account, ended }: ReturnWished): Notice {
  const write = texts.of(sessionTexts, language);
  const values = { brand, account };
  return ended
    ? { subject: write('returnEnded.subject', values), body: write('returnEnded.body', values), message: { code: 'returnEnded' } }
    : { subject: write('returnAsked.subject', values), body: write('returnAsked.body', values), message: { code: 'returnAsked' } };
}

/** What a member is told who has just shut themselves out. */
export function exclusionNotice(texts: Texts, language: Language, values: { readonly brand: string; readonly account: string }): Notice {
  const write = texts.of(sessionTexts, language);
  return { subject: write('excluded.subject', values), body: write('excluded.body', values), message: { code: 'excluded' } };
}
