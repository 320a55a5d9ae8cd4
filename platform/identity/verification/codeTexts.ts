import type { Language } from '../../core/http/handler.ts';
import type { Mail } from '../../providers/mail.ts';
import type { Sms } from '../../providers/sms.ts';
import type { Brand } from '../../core/brand.ts';
import { codeMinutes } from './codes.ts';

interface CodeMessage {
  readonly brand: Brand;
  readonly language: Language;
  readonly code: string;
  readonly recipient: string;
}

const bodyOf = ({ brand, language, code }: CodeMessage): string =>
  language === 'TY' || language === 'VI'
    ? `${code} là mã xác minh ${brand.name} của bạn, có hiệu lực ${codeMinutes} phút. Đừng đưa mã này cho bất kỳ ai.`
    : `${code} is your ${brand.name} code. It is good for ${codeMinutes} minutes. Give it to nobody.`;

export const codeSms = (message: CodeMessage): Sms => ({ recipient: message.recipient, body: bodyOf(message) });

export const codeMail = (message: CodeMessage): Mail => ({
  recipient: message.recipient,
  subject: message.language === 'TY' || message.language === 'VI' ? `Mã xác minh ${message.brand.name}` : `Your ${message.brand.name} code`,
  body: bodyOf(message),
});
