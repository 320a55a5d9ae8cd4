import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Mail } from '../../providers/message/mail.ts';
import type { Brand } from '../../core/brand.ts';
import { passwordTexts } from './passwordTexts.ts';

interface PasswordMail {
  readonly texts: Texts;
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function changedMail({ texts, brand, language, account, recipient }: PasswordMail): Mail {
  const write = texts.of(passwordTexts, language);
  const values = { brand: brand.name, account };
  return { recipient, subject: write('changed.subject', values), body: write('changed.body', values) };
}

/** The link that sets a new password. Its token stands behind a hash, so that it reaches no server's log. */
export function recoveryMail({
  texts,
  brand,
  language,
  account,
  recipient,
  token,
  minutes,
}: PasswordMail & { readonly token: string; readonly minutes: number }): Mail {
  const write = texts.of(passwordTexts, language);
  const values = { brand: brand.name, account, minutes, link: `${brand.siteOrigin}/recover#token=${token}` };
  return { recipient, subject: write('recovery.subject', values), body: write('recovery.body', values) };
}
