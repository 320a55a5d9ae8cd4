import type { Language } from '../../core/http/handler.ts';
import type { Mail } from '../../providers/mail.ts';
import type { Brand } from '../../core/brand.ts';

interface Welcome {
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

/** What a new member is written. */
export function welcomeMail({ brand, language, account, recipient }: Welcome): Mail {
  if (language === 'TY' || language === 'VI') {
    return {
      recipient,
      subject: `Chào mừng đến với ${brand.name}`,
      body: `Tài khoản ${account} của bạn đã sẵn sàng. Hãy giữ mật khẩu cho riêng mình: ${brand.name} không bao giờ hỏi mật khẩu của bạn.`,
    };
  }
  return {
    recipient,
    subject: `Welcome to ${brand.name}`,
    body: `Your account ${account} is ready. Keep your password to yourself: ${brand.name} will never ask for it.`,
  };
}
