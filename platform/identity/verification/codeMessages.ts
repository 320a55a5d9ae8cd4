import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Mail } from '../../providers/message/mail.ts';
import type { Sms } from '../../providers/message/sms.ts';
import type { Brand } from '../../core/brand.ts';
import { codeMinutes } from './codes.ts';
import { verificationTexts } from './verificationTexts.ts';

interface CodeMessage {
  readonly texts: Texts;
  readonly brand: Brand;
  readonly language: Language;
  readonly code: string;
  readonly recipient: string;
}

/** The code by mail; a way without subjects takes the rest. */
export function codeMail({ texts, brand, language, code, recipient }: CodeMessage): Mail {
  const write = texts.of(verificationTexts, language);
  const values = { brand: brand.name, code, minutes: codeMinutes };
  return { recipient, subject: write('codeMessage.subject', values), body: write('codeMessage.body', values) };
}

export function codeSms(message: CodeMessage): Sms {
  const { recipient, body } = codeMail(message);
  return { recipient, body };
}
