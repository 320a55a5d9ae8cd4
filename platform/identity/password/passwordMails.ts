import type { Language } from '../../core/http/handler.ts';
import type { Mail } from '../../providers/mail.ts';
import type { Brand } from '../../core/brand.ts';

interface PasswordMail {
  readonly brand: Brand;
  readonly language: Language;
  readonly account: string;
  readonly recipient: string;
}

const isVietnamese = (language: Language): boolean => language === 'TY' || language === 'VI';

/** Tells the owner that the password was changed, in case it was somebody else. */
export function changedMail({ brand, language, account, recipient }: PasswordMail): Mail {
  if (isVietnamese(language)) {
    return {
      recipient,
      subject: `${brand.name}: mật khẩu đã được đổi`,
      body: `Mật khẩu của tài khoản ${account} vừa được đổi và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.`,
    };
  }
  return {
    recipient,
    subject: `${brand.name}: your password was changed`,
    body: `The password of your account ${account} was changed, and every device was signed out. If that was not you, set a new one now.`,
  };
}

/** The link that sets a new password. Its token stands behind a hash, so that it reaches no server's log. */
export function recoveryMail({
  brand,
  language,
  account,
  recipient,
  token,
  minutes,
}: PasswordMail & { readonly token: string; readonly minutes: number }): Mail {
  const link = `${brand.siteOrigin}/recover#token=${token}`;
  if (isVietnamese(language)) {
    return {
      recipient,
      subject: `${brand.name}: đặt lại mật khẩu`,
      body: `Mở liên kết này trong ${minutes} phút để đặt mật khẩu mới cho tài khoản ${account}:\n${link}\nNếu bạn không yêu cầu, hãy bỏ qua thư này.`,
    };
  }
  return {
    recipient,
    subject: `${brand.name}: set a new password`,
    body: `Open this link within ${minutes} minutes to set a new password for your account ${account}:\n${link}\nIf you did not ask for it, ignore this mail.`,
  };
}
