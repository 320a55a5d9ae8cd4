import type { Language } from '../handler.ts';

const texts: Readonly<Record<string, { readonly vi: string; readonly en: string }>> = {
  amount_out_of_range: { vi: 'Số tiền nằm ngoài giới hạn cho phép.', en: 'The amount is outside the limits.' },
  fault: { vi: 'Hệ thống đang bận, vui lòng thử lại.', en: 'Something went wrong. Please try again.' },
  function_not_enabled: { vi: 'Chức năng này chưa được mở.', en: 'This function is not enabled.' },
  game_maintenance: { vi: 'Trò chơi đang bảo trì.', en: 'This game is under maintenance.' },
  game_not_found: { vi: 'Không tìm thấy trò chơi.', en: 'There is no such game.' },
  idempotency_key_required: { vi: 'Thiếu mã giao dịch.', en: 'A money operation needs an idempotency key.' },
  idempotency_mismatch: { vi: 'Mã giao dịch đã dùng cho yêu cầu khác.', en: 'This idempotency key was used for another request.' },
  in_need_true_account: { vi: 'Bạn cần một tài khoản thật.', en: 'A real account is needed.' },
  insufficient_balance: { vi: 'Số dư không đủ.', en: 'The balance is not sufficient.' },
  invalid_fields: { vi: 'Một số thông tin chưa hợp lệ.', en: 'Some details were not accepted.' },
  invalid_payload: { vi: 'Yêu cầu không hợp lệ.', en: 'The request could not be read.' },
  login_failed: { vi: 'Tên đăng nhập hoặc mật khẩu không đúng.', en: 'The user name or the password is not right.' },
  method_unavailable: { vi: 'Phương thức nạp tiền này không khả dụng.', en: 'This deposit method is not available.' },
  non_member_account: { vi: 'Tài khoản này không phải tài khoản thành viên.', en: 'This is not a member account.' },
  payload_too_large: { vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  seal_refused: { vi: 'Không mở được dữ liệu đã niêm phong.', en: 'The sealed payload could not be opened.' },
  token_required: { vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập.', en: 'You are not logged in. Please log in.' },
  too_many_attempts: { vi: 'Quá nhiều lần thử, vui lòng thử lại sau.', en: 'Too many attempts. Please try again later.' },
  unknown_call: { vi: 'Không có yêu cầu này.', en: 'There is no such call.' },
  unknown_merchant: { vi: 'Không nhận ra thương hiệu.', en: 'The merchant is not known here.' },
  unsupported_content: { vi: 'Định dạng yêu cầu không được hỗ trợ.', en: 'The content type of the request is not supported.' },
  username_taken: { vi: 'Tên đăng nhập đã có người dùng.', en: 'This user name is taken.' },
};

const vietnamese: ReadonlySet<Language> = new Set<Language>(['TY', 'VI']);

/** Text of a refusal in the language of the request; a code nobody worded gets the general one. */
export function refusalText(code: string, language: Language): string {
  const { vi, en } = (Object.hasOwn(texts, code) && texts[code]) || { vi: 'Yêu cầu bị từ chối.', en: 'The request was refused.' };
  return vietnamese.has(language) ? vi : en;
}
