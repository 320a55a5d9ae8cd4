import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Mail } from '../../providers/message/mail.ts';
import type { Brand } from '../../core/brand.ts';
import { registrationTexts } from './registrationTexts.ts';

interface Welcome {
  readonly texts: Texts;
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

/** What a new member is written. */
export function welcomeMail({ texts, brand, language, account, recipient }: Welcome): Mail {
  const write = texts.of(registrationTexts, language);
  const values = { brand: brand.name, account };
  return { recipient, subject: write('welcome.subject', values), body: write('welcome.body', values) };
}
