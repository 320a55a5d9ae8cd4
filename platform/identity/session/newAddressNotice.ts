import type { Language } from '../../core/http/handler.ts';
import type { Notice } from './ownerNotices.ts';

interface NewAddress {
  readonly brand: string;
  readonly account: string;
  readonly address: string;
}

type Words = (values: NewAddress) => Notice;

const vietnamese: Words = ({ brand, account, address }) => ({
  subject: `Đăng nhập ${brand} từ địa chỉ mới`,
  body: `${brand}: tài khoản ${account} vừa được đăng nhập từ địa chỉ mới ${address}. Nếu không phải bạn, hãy đổi mật khẩu ngay.`,
});

/** What a member is told of a login from an address that was not known. */
export const newAddressNotice: Readonly<Record<Language, Words>> = {
  TY: vietnamese,
  VI: vietnamese,
  EN: ({ brand, account, address }) => ({
    subject: `${brand}: a login from a new address`,
    body: `${brand}: your account ${account} was just logged in to from the new address ${address}. If that was not you, change your password now.`,
  }),
  CN: ({ brand, account, address }) => ({
    subject: `${brand}：新地址登录提醒`,
    body: `${brand}：您的账号 ${account} 刚刚从新地址 ${address} 登录。如非本人操作，请立即修改密码。`,
  }),
  TH: ({ brand, account, address }) => ({
    subject: `${brand}: เข้าสู่ระบบจากที่อยู่ใหม่`,
    body: `${brand}: บัญชี ${account} เพิ่งเข้าสู่ระบบจากที่อยู่ใหม่ ${address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที`,
  }),
  ID: ({ brand, account, address }) => ({
    subject: `${brand}: login dari alamat baru`,
    body: `${brand}: akun ${account} baru saja login dari alamat baru ${address}. Jika itu bukan Anda, segera ganti kata sandi.`,
  }),
};
