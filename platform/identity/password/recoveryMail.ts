import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Mail } from '../../providers/message/mail.ts';
import type { Brand } from '../../core/brand.ts';
import { passwordTexts } from './passwordTexts.ts';

interface RecoveryMail {
  readonly texts: Texts;
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
  readonly token: string;
  readonly minutes: number;
}

/** The link that sets a new password. Its token stands behind a hash, so that it reaches no server's log. */
export function recoveryMail({ texts, brand, language, account, recipient, token, minutes }: RecoveryMail): Mail {
  const write = texts.of(passwordTexts, language);
  const values = { brand: brand.name, account, minutes, link: `${brand.siteOrigin}/recover#token=${token}` };
  return { recipient, subject: write('recovery.subject', values), body: write('recovery.body', values) };
}
