import type { PageLanguage } from '../../page/language.ts';

/** Every text of the verifier page. */
export interface VerifyTexts {
  readonly title: string;
  readonly intro: string;
  readonly byRecord: string;
  readonly roundId: string;
  readonly roundHelp: string;
  readonly load: string;
  readonly loading: string;
  readonly notFound: string;
  readonly noAnswer: string;
  readonly notReplayable: string;
  readonly bySeeds: string;
  readonly bySeedsHelp: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly game: string;
  readonly stake: string;
  readonly expectedHash: string;
  readonly replay: string;
  readonly wrongServerSeed: string;
  readonly wrongNonce: string;
  readonly genuine: string;
  readonly genuineNote: string;
  readonly forged: string;
  readonly forgedNote: string;
  readonly recorded: string;
  readonly unrevealed: string;
  readonly unrevealedNote: string;
  readonly replayed: string;
  readonly yes: string;
  readonly no: string;
  readonly checkHash: string;
  readonly checkTitle: string;
  readonly checkSpins: (matching: number, count: number) => string;
  readonly checkWin: (win: string) => string;
  readonly hash: string;
  readonly ownHash: string;
  readonly win: string;
  readonly steps: string;
  readonly stepsNote: string;
  readonly paidSpin: string;
  readonly freeGame: (number: number, multiplier: number) => string;
  readonly reel: string;
  readonly drawn: string;
  readonly strip: string;
  readonly stop: string;
  readonly shown: string;
  readonly differs: string;
}

const vi: VerifyTexts = {
  title: 'Kiểm tra vòng quay',
  intro: 'Trang này tính lại vòng quay ngay trên trình duyệt của bạn, bằng đúng bộ máy của trò chơi, rồi so với kết quả đã ghi.',
  byRecord: 'Theo mã vòng',
  roundId: 'Mã vòng',
  roundHelp: 'Mã có trong mục Minh bạch của trò chơi.',
  load: 'Kiểm tra vòng này',
  loading: 'Đang tải…',
  notFound: 'Không có vòng nào mang mã này.',
  noAnswer: 'Không nhận được trả lời từ máy chủ. Hãy thử lại, hoặc kiểm tra theo hạt giống ở bên dưới mà không cần mạng.',
  notReplayable: 'Mức cược đã ghi không thể có ở trò chơi này.',
  bySeeds: 'Theo hạt giống',
  bySeedsHelp: 'Phần này chạy được cả khi không có mạng.',
  serverSeed: 'Hạt giống máy chủ',
  clientSeed: 'Hạt giống của bạn',
  nonce: 'Số thứ tự vòng',
  game: 'Trò chơi',
  stake: 'Mức cược',
  expectedHash: 'Mã băm đã công bố trước vòng (nếu có)',
  replay: 'Tính lại vòng quay',
  wrongServerSeed: 'Cần hạt giống máy chủ đã công khai.',
  wrongNonce: 'Số thứ tự là số nguyên, từ 0 trở lên.',
  genuine: 'Vòng quay đúng',
  genuineNote: 'Mọi bước tính lại đều khớp với kết quả đã ghi.',
  forged: 'Vòng quay không khớp',
  forgedNote: 'Có ít nhất một điểm khác với kết quả tính lại. Hãy gửi mã vòng cho bộ phận hỗ trợ.',
  recorded: 'Kết quả đã ghi',
  unrevealed: 'Hạt giống máy chủ chưa công khai',
  unrevealedNote: 'Trong trò chơi, mở mục Minh bạch và bấm “Đổi hạt giống”. Hạt giống cũ được công khai ngay, rồi bạn kiểm tra lại vòng này ở đây.',
  replayed: 'Kết quả tính lại',
  yes: 'Khớp',
  no: 'Không khớp',
  checkHash: 'SHA-256 của hạt giống máy chủ bằng mã băm công bố trước vòng',
  checkTitle: 'Đúng trò chơi và đúng phiên bản',
  checkSpins: (matching, count) => `${matching}/${count} lượt quay giống hệt`,
  checkWin: (win) => `Tổng tiền thắng tính lại: ${win}`,
  hash: 'Mã băm công bố trước vòng',
  ownHash: 'SHA-256 tính lại',
  win: 'Tiền thắng',
  steps: 'Từng bước',
  stepsNote: 'Mỗi lượt lấy năm số 32 bit từ HMAC-SHA256(hạt giống máy chủ, “hạt giống của bạn:số thứ tự:khối”). Vị trí dừng = ⌊số × độ dài cuộn ÷ 2³²⌋.',
  paidSpin: 'Lượt trả tiền',
  freeGame: (number, multiplier) => `Lượt miễn phí ${number} · ×${multiplier}`,
  reel: 'Cuộn',
  drawn: 'Số rút được',
  strip: 'Độ dài',
  stop: 'Vị trí dừng',
  shown: 'Ba ô nhìn thấy',
  differs: 'Khác với kết quả đã ghi',
};

const en: VerifyTexts = {
  title: 'Check a round',
  intro: 'This page plays the round again in your own browser, with the very engine of the game, and compares it with what was recorded.',
  byRecord: 'By round id',
  roundId: 'Round id',
  roundHelp: 'You find it under Fairness in the game.',
  load: 'Check this round',
  loading: 'Loading…',
  notFound: 'There is no round with this id.',
  noAnswer: 'The server did not answer. Try again, or check by seeds below, which needs no network.',
  notReplayable: 'The recorded stake is not possible in this game.',
  bySeeds: 'By seeds',
  bySeedsHelp: 'This part also works without a network.',
  serverSeed: 'Server seed',
  clientSeed: 'Your seed',
  nonce: 'Round number',
  game: 'Game',
  stake: 'Stake',
  expectedHash: 'Hash shown before the round (if you have it)',
  replay: 'Play it again',
  wrongServerSeed: 'A revealed server seed is needed.',
  wrongNonce: 'The round number is a whole number, 0 or more.',
  genuine: 'This round is genuine',
  genuineNote: 'Every step of the computation agrees with what was recorded.',
  forged: 'This round does not match',
  forgedNote: 'At least one point differs from the computation. Please send the round id to support.',
  recorded: 'Recorded result',
  unrevealed: 'The server seed is not public yet',
  unrevealedNote: 'In the game, open Fairness and press “Change seeds”. The old seed becomes public at once; then check this round here again.',
  replayed: 'Computed result',
  yes: 'Matches',
  no: 'Does not match',
  checkHash: 'SHA-256 of the server seed equals the hash shown before the round',
  checkTitle: 'The right game in the right version',
  checkSpins: (matching, count) => `${matching} of ${count} spins are identical`,
  checkWin: (win) => `Computed total win: ${win}`,
  hash: 'Hash shown before the round',
  ownHash: 'Computed SHA-256',
  win: 'Win',
  steps: 'Step by step',
  stepsNote: 'Each spin takes five 32-bit numbers from HMAC-SHA256(server seed, “your seed:round number:block”). Stop = ⌊number × strip length ÷ 2³²⌋.',
  paidSpin: 'Paid spin',
  freeGame: (number, multiplier) => `Free game ${number} · ×${multiplier}`,
  reel: 'Reel',
  drawn: 'Number drawn',
  strip: 'Length',
  stop: 'Stop',
  shown: 'The three visible places',
  differs: 'Differs from the record',
};

export const verifyTexts = (language: PageLanguage): VerifyTexts => (language === 'vi' ? vi : en);
