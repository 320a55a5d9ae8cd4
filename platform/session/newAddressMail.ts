import type { Language } from '../handler.ts';
import type { Mail } from '../providers/mail.ts';
import type { Brand } from '../seed/brand.ts';

interface NewAddress {
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
  readonly address: string;
}

/** What a member is told of a sign-in from an address that was not known. */
export function newAddressMail({ brand, language, account, recipient, address }: NewAddress): Mail {
  if (language === 'TY' || language === 'VI') {
    return {
      recipient,
      subject: `Đăng nhập ${brand.name} từ địa chỉ mới`,
      body: `Tài khoản ${account} vừa đăng nhập từ địa chỉ ${address}. Nếu không phải bạn, hãy đổi mật khẩu ngay.`,
    };
  }
  return {
    recipient,
    subject: `${brand.name}: a sign-in from a new address`,
    body: `Your account ${account} was just signed in to from ${address}. If that was not you, change your password now.`,
  };
}
