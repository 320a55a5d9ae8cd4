import type { Language } from '../../../core/http/handler.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { Mail } from '../../../providers/message/mail.ts';
import type { Brand } from '../../../core/brand.ts';
import { sessionTexts } from '../sessionTexts.ts';

interface StolenLogin {
  readonly texts: Texts;
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

/** What a member is told whose remembered login was used twice. */
export function stolenLoginMail({ texts, brand, language, account, recipient }: StolenLogin): Mail {
  const write = texts.of(sessionTexts, language);
  const values = { brand: brand.name, account };
  return { recipient, subject: write('stolenLogin.subject', values), body: write('stolenLogin.body', values) };
}
