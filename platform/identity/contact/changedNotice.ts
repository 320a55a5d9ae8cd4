import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Notice } from '../session/ownerNotices.ts';
import type { ContactKind } from './contactRules.ts';
import { contactTexts } from './contactTexts.ts';

interface ChangedContact {
  readonly brand: string;
  readonly account: string;
  readonly kind: ContactKind;
}

/** What a member is told once a number or a mail address is bound. */
export function changedNotice(texts: Texts, language: Language, { kind, ...values }: ChangedContact): Notice {
  const write = texts.of(contactTexts, language);
  return {
    subject: write(`changed.${kind}.subject`, values),
    body: write(`changed.${kind}.body`, values),
    message: { code: kind === 'phone' ? 'phoneChanged' : 'emailChanged' },
  };
}
