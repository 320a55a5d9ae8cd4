import type { Language } from '../core/http/handler.ts';
import type { BannerWords } from './art/banner/bannerArt.ts';
import type { SceneName } from './art/banner/scenes.ts';

/** A picture with words at the top of a screen. */
export interface SeedBanner {
  readonly id: string;
  /** The operator's name of the screen it stands on. */
  readonly group: string;
  readonly scene: SceneName;
  readonly words: { readonly vi: BannerWords; readonly en: BannerWords };
  /** Path in the site that a click leads to; without one the banner is a picture only. */
  readonly link?: string;
}

const banner = (
  group: string,
  scene: SceneName,
  vi: readonly [string, string],
  en: readonly [string, string],
  link?: string,
): SeedBanner => ({
  id: `${group.slice(2)}-${scene}`,
  group,
  scene,
  words: { vi: { title: vi[0], line: vi[1] }, en: { title: en[0], line: en[1] } },
  ...(link === undefined ? {} : { link }),
});

/** Language of the words on a picture: Vietnamese for TY and VI, English for everybody else. */
export const wordingOf = (language: Language): keyof SeedBanner['words'] => (language === 'TY' || language === 'VI' ? 'vi' : 'en');

/** Path of a banner's picture; with `shape=tall` in its query it is the one for phones. */
export const bannerPath = ({ id }: SeedBanner, wording: keyof SeedBanner['words']): string =>
  `/art/banners/${id}.${wording === 'vi' ? 'TY' : 'EN'}.svg`;

/** Banners of every group, in the order they are shown. */
export const seedBanners: readonly SeedBanner[] = [
  banner(
    'w_home',
    'homeward',
    ['Thuyền về bến, đèn vừa lên', 'Chơi bằng tiền chơi, thong thả như dòng sông.'],
    ['The boat is in, the lamps are lit', 'Play money only, and no more haste than a river.'],
  ),
  banner(
    'w_home',
    'market',
    ['Chợ đêm trên sông', 'Hơn sáu mươi trò quay, mỗi trò một bức tranh.'],
    ['A night market on the river', 'Over sixty reel games, each with its own picture.'],
    '/rng',
  ),
  banner(
    'w_home',
    'lights',
    ['Vòng quay nào cũng kiểm lại được', 'Cam kết đưa ra trước, phép tính để ngỏ.'],
    ['Every spin can be checked', 'The commitment comes first, the sums stay open.'],
    '/rng',
  ),
  banner(
    'w_home',
    'gate',
    ['Mở tài khoản, có sẵn tiền chơi', 'Tiền chơi không mua, không bán, chỉ để vui.'],
    ['Open an account, find play money in it', 'It cannot be bought or cashed in. It is for playing.'],
    '/register',
  ),
  banner(
    'w_home',
    'veranda',
    ['Nghỉ một chén trà đã', 'Trò chơi không chạy đi đâu cả.'],
    ['Time for a cup of tea', 'The game is not going anywhere.'],
  ),
  banner(
    'w_rng',
    'stalls',
    ['Chợ đêm trò quay', 'Tỷ lệ trả thưởng ghi rõ ở từng trò.'],
    ['The night market of reels', 'Each game states its exact return to player.'],
  ),
  banner(
    'w_live',
    'drums',
    ['Quây quần bên tiếng trống', 'Ngồi xuống một ván, chuyện trò đôi câu.'],
    ['Gathered around the drum', 'Sit down for a hand and a few words.'],
  ),
  banner(
    'w_fish',
    'nets',
    ['Buông lưới lúc rạng đông', 'Trò bắn cá cho một buổi thong thả.'],
    ['Nets go out at daybreak', 'Fishing games for an unhurried hour.'],
  ),
  banner(
    'w_pvp',
    'meeting',
    ['Hai con thuyền, một dòng sông', 'Chơi cùng nhau, vui là chính.'],
    ['Two boats, one river', 'Play with other people, in good spirit.'],
  ),
  banner(
    'w_sports',
    'race',
    ['Hội đua thuyền đầu xuân', 'Kèo và giờ đấu, đọc một lần là hiểu.'],
    ['Boat races on a spring river', 'Odds and starting times, plain at a glance.'],
  ),
  banner(
    'w_esports',
    'houses',
    ['Phố khuya còn sáng đèn', 'Thể thao điện tử, theo nhịp của bạn.'],
    ['Late lights along the water', 'Esports, at your own pace.'],
  ),
  banner(
    'w_lott',
    'floating',
    ['Hoa đăng trôi, con số về', 'Giờ quay báo trước, kết quả lưu lại.'],
    ['Lights drift, numbers arrive', 'Draw times are announced, results are kept.'],
  ),
  banner(
    'w_down',
    'landing',
    ['Đưa bến sông về màn hình', 'Thêm vào màn hình chính là xong.'],
    ['Keep the landing on your phone', 'Add it to the home screen, and that is all.'],
  ),
  banner(
    'w_promotion',
    'street',
    ['Quà của bến, điều kiện ghi rõ', 'Đọc trước, nhận sau, không đếm ngược.'],
    ['Gifts, with the terms in plain words', 'Read first, take later. Nothing counts down.'],
  ),
  banner(
    'w_shop',
    'pond',
    ['Gian hàng điểm thưởng', 'Đổi điểm lấy quà, lúc nào tiện thì đổi.'],
    ['The points stall', 'Trade points for small gifts, whenever it suits.'],
  ),
  banner(
    'w_help',
    'teahouse',
    ['Chén trà và câu trả lời', 'Bạn cứ hỏi, chúng tôi nói thẳng.'],
    ['Tea, and an answer', 'Ask anything. We answer plainly.'],
  ),
  banner(
    'w_reg',
    'welcome',
    ['Mời bạn lên thuyền', 'Dành cho người lớn, chơi bằng tiền chơi.'],
    ['Come aboard', 'For adults, with play money.'],
  ),
  banner(
    'w_inhouse',
    'terraces',
    ['Cây nhà lá vườn', 'Trò chơi Sampan tự làm, phép tính để ngỏ.'],
    ['Grown in our own fields', 'Games we make ourselves, with the sums left open.'],
  ),
];
