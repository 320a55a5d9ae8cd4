import type { Language } from '../../core/http/handler.ts';
import type { Mail } from '../../providers/mail.ts';
import type { Brand } from '../../core/brand.ts';

interface StolenLogin {
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

/** What a member is told whose remembered login was used twice. */
export function stolenLoginMail({ brand, language, account, recipient }: StolenLogin): Mail {
  if (language === 'TY' || language === 'VI') {
    return {
      recipient,
      subject: `${brand.name}: đã kết thúc đăng nhập được ghi nhớ`,
      body: `Có người dùng lại đăng nhập được ghi nhớ của tài khoản ${account}. Chúng tôi đã đăng xuất thiết bị đó. Hãy đăng nhập lại và đổi mật khẩu.`,
    };
  }
  return {
    recipient,
    subject: `${brand.name}: a remembered login was ended`,
    body: `Somebody used a remembered login of your account ${account} a second time. It was signed out. Log in again, and change your password.`,
  };
}
