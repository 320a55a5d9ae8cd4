import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Notice } from '../session/ownerNotices.ts';
import { passwordTexts } from './passwordTexts.ts';

/** Tells the owner that the password was changed, in case it was somebody else. */
export function changedNotice(texts: Texts, language: Language, values: { readonly brand: string; readonly account: string }): Notice {
  const write = texts.of(passwordTexts, language);
  return { subject: write('changed.subject', values), body: write('changed.body', values), message: { code: 'passwordChanged' } };
}
