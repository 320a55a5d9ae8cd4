import type { Language } from '../../core/http/handler.ts';
import type { Notice } from './ownerNotices.ts';

interface ReturnWished {
  readonly brand: string;
  readonly account: string;
  /** Whether that was the second wish, which ended the self-exclusion. */
  readonly ended: boolean;
}

type Words = (values: ReturnWished) => Notice;

const vietnamese: Words = ({ brand, account, ended }) => ({
  subject: `${brand}: ${ended ? 'đã kết thúc tự loại trừ' : 'yêu cầu quay lại'}`,
  body: ended
    ? `${brand}: việc tự loại trừ của tài khoản ${account} đã kết thúc theo yêu cầu của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay.`
    : `${brand}: tài khoản ${account} vừa yêu cầu quay lại. Sau 24 giờ bạn có thể xác nhận; nếu không xác nhận, tài khoản vẫn đóng. Nếu không phải bạn, hãy đổi mật khẩu ngay.`,
});

/** What a member is told of a wish to come back from a self-exclusion. */
export const returnNotice: Readonly<Record<Language, Words>> = {
  TY: vietnamese,
  VI: vietnamese,
  EN: ({ brand, account, ended }) => ({
    subject: `${brand}: ${ended ? 'your self-exclusion has ended' : 'you asked to come back'}`,
    body: ended
      ? `${brand}: the self-exclusion of your account ${account} has ended, as you wished. If that was not you, change your password now.`
      : `${brand}: your account ${account} asked to come back. You can confirm it after 24 hours; until you do, the account stays closed. If that was not you, change your password now.`,
  }),
  CN: ({ brand, account, ended }) => ({
    subject: `${brand}：${ended ? '自我排除已结束' : '您申请恢复账号'}`,
    body: ended
      ? `${brand}：您的账号 ${account} 已按您的意愿结束自我排除。如非本人操作，请立即修改密码。`
      : `${brand}：您的账号 ${account} 刚刚申请恢复。24 小时后可以确认；在您确认之前，账号保持关闭。如非本人操作，请立即修改密码。`,
  }),
  TH: ({ brand, account, ended }) => ({
    subject: `${brand}: ${ended ? 'สิ้นสุดการกันตนเองแล้ว' : 'คุณขอกลับมาใช้บัญชี'}`,
    body: ended
      ? `${brand}: การกันตนเองของบัญชี ${account} สิ้นสุดแล้วตามที่คุณต้องการ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที`
      : `${brand}: บัญชี ${account} ขอกลับมาใช้งาน คุณยืนยันได้หลังจาก 24 ชั่วโมง ระหว่างนี้บัญชียังปิดอยู่ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที`,
  }),
  ID: ({ brand, account, ended }) => ({
    subject: `${brand}: ${ended ? 'pengecualian diri Anda berakhir' : 'Anda meminta untuk kembali'}`,
    body: ended
      ? `${brand}: pengecualian diri akun ${account} telah berakhir sesuai keinginan Anda. Jika itu bukan Anda, segera ganti kata sandi.`
      : `${brand}: akun ${account} meminta untuk kembali. Anda dapat mengonfirmasi setelah 24 jam; sebelum itu akun tetap ditutup. Jika itu bukan Anda, segera ganti kata sandi.`,
  }),
};
