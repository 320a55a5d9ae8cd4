import { accessRefusals } from '#contract/callAccess.ts';
import type { Language } from '../handler.ts';

interface RefusalWords extends Partial<Readonly<Record<'cn' | 'th' | 'id', string>>> {
  readonly vi: string;
  /** Also for those languages that have no text of their own. */
  readonly en: string;
}

const texts: Readonly<Record<string, RefusalWords>> = {
  affiliate_failed: { vi: 'Mã mời không hợp lệ.', en: 'The invitation code is not valid.' },
  amount_out_of_range: { vi: 'Số tiền nằm ngoài giới hạn cho phép.', en: 'The amount is outside the limits.' },
  authenticator_bound: { vi: 'Tài khoản đã gắn ứng dụng xác thực.', en: 'An authenticator app is bound already.' },
  captcha_failed: { vi: 'Mã hình ảnh không đúng, vui lòng nhập lại.', en: 'The characters of the picture were not right.' },
  challenge_failed: { vi: 'Kiểm tra chống tự động thất bại, vui lòng thử lại.', en: 'The automatic check failed. Please try again.' },
  fault: { vi: 'Hệ thống đang bận, vui lòng thử lại.', en: 'Something went wrong. Please try again.' },
  function_not_enabled: { vi: 'Chức năng này chưa được mở.', en: 'This function is not enabled.' },
  game_maintenance: { vi: 'Trò chơi đang bảo trì.', en: 'This game is under maintenance.' },
  game_not_found: { vi: 'Không tìm thấy trò chơi.', en: 'There is no such game.' },
  gateway_required: { vi: 'Yêu cầu phải đi qua cổng của trang.', en: 'Calls have to come through the gateway of the site.' },
  idempotency_key_required: { vi: 'Thiếu mã giao dịch.', en: 'A money operation needs an idempotency key.' },
  idempotency_mismatch: { vi: 'Mã giao dịch đã dùng cho yêu cầu khác.', en: 'This idempotency key was used for another request.' },
  [accessRefusals.realAccount]: { vi: 'Bạn cần một tài khoản thật.', en: 'A real account is needed.' },
  insufficient_balance: { vi: 'Số dư không đủ.', en: 'The balance is not sufficient.' },
  invalid_fields: { vi: 'Một số thông tin chưa hợp lệ.', en: 'Some details were not accepted.' },
  invalid_mobile: { vi: 'Số điện thoại không hợp lệ.', en: 'Invalid phone number format.' },
  invalid_payload: { vi: 'Yêu cầu không hợp lệ.', en: 'The request could not be read.' },
  login_failed: { vi: 'Tên đăng nhập hoặc mật khẩu không đúng.', en: 'The user name or the password is not right.' },
  [accessRefusals.loginRequired]: { vi: 'Trang này chỉ dành cho thành viên, vui lòng đăng nhập.', en: 'This site is for members. Please log in.' },
  method_unavailable: { vi: 'Phương thức nạp tiền này không khả dụng.', en: 'This deposit method is not available.' },
  mobile_taken: { vi: 'Số điện thoại đã có người dùng.', en: 'This phone number is taken.' },
  money_maintenance: { vi: 'Hệ thống tiền đang bảo trì, vui lòng thử lại sau ít phút.', en: 'Money does not move at the moment. Please try again in a little while.' },
  non_agent_account: { vi: 'Tài khoản này không phải tài khoản đại lý.', en: 'Non-agents cannot log in here.' },
  non_member_account: { vi: 'Tài khoản này không phải tài khoản thành viên.', en: 'This is not a member account.' },
  [accessRefusals.passwordChange]: { vi: 'Bạn cần đổi mật khẩu trước.', en: 'The password has to be changed first.' },
  payload_too_large: { vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  phone_service_failed: { vi: 'Dịch vụ điện thoại đang bận, vui lòng thử lại.', en: 'The phone service did not answer. Please try again.' },
  recovery_failed: { vi: 'Liên kết không còn hiệu lực, vui lòng yêu cầu lại.', en: 'This link is no longer good. Please ask for another.' },
  [accessRefusals.region]: { vi: 'Khu vực hoặc địa chỉ IP của bạn bị hạn chế truy cập.', en: 'Due to restriction of your location or IP address, you are not allowed to access the site.' },
  remember_me_failed: { vi: 'Vui lòng đăng nhập lại.', en: 'Please log in again.' },
  remember_me_raced: { vi: 'Vui lòng thử lại.', en: 'Please try again.' },
  return_failed: {
    vi: 'Yêu cầu này không còn hiệu lực, vui lòng đăng nhập lại.',
    en: 'This wish can no longer be taken. Please log in again.',
    cn: '该请求已失效，请重新登录。',
    th: 'คำขอนี้ใช้ไม่ได้แล้ว โปรดเข้าสู่ระบบอีกครั้ง',
    id: 'Permintaan ini tidak berlaku lagi. Silakan login kembali.',
  },
  seal_refused: { vi: 'Không mở được dữ liệu đã niêm phong.', en: 'The sealed payload could not be opened.' },
  self_excluded: {
    vi: 'Bạn đã tự loại trừ khỏi trang này. Sau khi hết hạn, chỉ khi bạn yêu cầu quay lại và xác nhận sau 24 giờ, tài khoản mới mở lại.',
    en: 'You have excluded yourself from this site. After the term it opens only once you have asked to come back, and confirmed that 24 hours later.',
    cn: '您已申请自我排除。期满后，须由您申请恢复，并在 24 小时后确认，账号才会重新开放。',
    th: 'คุณได้กันตนเองออกจากเว็บไซต์นี้ เมื่อครบกำหนด บัญชีจะเปิดอีกครั้งต่อเมื่อคุณขอกลับมาและยืนยันหลังจากนั้น 24 ชั่วโมง',
    id: 'Anda telah mengecualikan diri dari situs ini. Setelah masanya habis, akun baru dibuka bila Anda meminta kembali dan mengonfirmasinya 24 jam kemudian.',
  },
  session_not_found: { vi: 'Phiên đăng nhập này đã kết thúc.', en: 'This session has ended already.' },
  sms_quota_exceeded: { vi: 'Đã hết hạn mức tin nhắn, vui lòng liên hệ chăm sóc khách hàng.', en: 'The message quota is not sufficient. Please contact customer service.' },
  social_failed: { vi: 'Đăng nhập bằng bên thứ ba không thành công.', en: 'The third-party sign-in failed.' },
  social_unavailable: { vi: 'Dịch vụ đăng nhập đó không phản hồi, vui lòng thử lại.', en: 'The sign-in service does not answer. Please try again.' },
  social_unlinked: { vi: 'Hãy đăng nhập hoặc đăng ký để liên kết tài khoản này.', en: 'Log in or register to link this identity.' },
  [accessRefusals.maintenance]: { vi: 'Hệ thống đang bảo trì.', en: 'The system is under maintenance.' },
  ticket_failed: { vi: 'Liên kết đăng nhập không còn hiệu lực.', en: 'This sign-in link is no longer good.' },
  token_required: { vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập.', en: 'You are not logged in. Please log in.' },
  too_many_attempts: { vi: 'Quá nhiều lần thử, vui lòng thử lại sau.', en: 'Too many attempts. Please try again later.' },
  unknown_call: { vi: 'Không có yêu cầu này.', en: 'There is no such call.' },
  unknown_merchant: { vi: 'Không nhận ra thương hiệu.', en: 'The merchant is not known here.' },
  unsupported_content: { vi: 'Định dạng yêu cầu không được hỗ trợ.', en: 'The content type of the request is not supported.' },
  username_taken: { vi: 'Tên đăng nhập đã có người dùng.', en: 'This user name is taken.' },
  verification_code_failed: { vi: 'Mã xác minh sai hoặc đã hết hạn, vui lòng gửi lại.', en: 'The verification code is wrong or has expired. Send it again.' },
  verification_expired: { vi: 'Phiên xác minh đã hết hạn, vui lòng đăng nhập lại.', en: 'The verification has expired. Please log in again.' },
  verification_failed: { vi: 'Thông tin xác minh không đúng.', en: 'The answer was not right.' },
  verification_required: { vi: 'Địa chỉ đăng nhập mới cần xác minh thêm.', en: 'This address is new. Please verify that it is you.' },
  wrong_password: { vi: 'Mật khẩu hiện tại không đúng.', en: 'The current password is not right.' },
};

/** Text of a refusal in the language of the request; a code nobody worded gets the general one. */
export function refusalText(code: string, language: Language): string {
  const { vi, en, cn = en, th = en, id = en } = (Object.hasOwn(texts, code) && texts[code]) || { vi: 'Yêu cầu bị từ chối.', en: 'The request was refused.' };
  return { TY: vi, VI: vi, EN: en, CN: cn, TH: th, ID: id }[language];
}
