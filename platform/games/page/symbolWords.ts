import type { SymbolName } from '../../seed/art/symbolNames.ts';
import type { PageLanguage } from './language.ts';

/** Vietnamese and English name of every drawing, for pay tables, picture texts and announcements. */
const words: Record<SymbolName, readonly [vi: string, en: string]> = {
  lotus: ['Hoa sen', 'Lotus'], carp: ['Cá chép', 'Carp'], dragon: ['Rồng', 'Dragon'], lantern: ['Đèn lồng', 'Lantern'],
  sampan: ['Thuyền tam bản', 'Sampan'], hat: ['Nón lá', 'Leaf hat'], coin: ['Đồng tiền', 'Coin'], drum: ['Trống đồng', 'Bronze drum'],
  phoenix: ['Phượng hoàng', 'Phoenix'], bamboo: ['Tre', 'Bamboo'], rice: ['Bông lúa', 'Rice'], pearl: ['Ngọc trai', 'Pearl'],
  tiger: ['Hổ', 'Tiger'], moon: ['Mặt trăng', 'Moon'], dice: ['Xúc xắc', 'Dice'], cards: ['Lá bài', 'Cards'], balls: ['Bóng số', 'Balls'],
  shuttle: ['Cầu lông', 'Shuttlecock'], football: ['Bóng đá', 'Football'], controller: ['Tay cầm', 'Controller'], turtle: ['Rùa', 'Turtle'],
  crane: ['Hạc', 'Crane'], fan: ['Quạt', 'Fan'], teapot: ['Ấm trà', 'Teapot'], bell: ['Chuông', 'Bell'], peach: ['Đào tiên', 'Peach'],
  shell: ['Vỏ ốc', 'Shell'], crab: ['Cua', 'Crab'], shrimp: ['Tôm', 'Shrimp'], rooster: ['Gà trống', 'Rooster'], buffalo: ['Trâu', 'Buffalo'],
  elephant: ['Voi', 'Elephant'], gourd: ['Bầu', 'Gourd'], firework: ['Pháo hoa', 'Firework'], kite: ['Diều', 'Kite'], pagoda: ['Chùa', 'Pagoda'],
  mountain: ['Núi', 'Mountain'], wave: ['Sóng', 'Wave'], sun: ['Mặt trời', 'Sun'], cloud: ['Mây', 'Cloud'], star: ['Ngôi sao', 'Star'],
  jade: ['Ngọc bích', 'Jade'], sword: ['Kiếm', 'Sword'], scroll: ['Cuộn thư', 'Scroll'], envelope: ['Bao lì xì', 'Red envelope'],
  mango: ['Xoài', 'Mango'], lute: ['Đàn tỳ bà', 'Lute'], mask: ['Mặt nạ', 'Mask'], horse: ['Ngựa', 'Horse'], ingot: ['Thỏi vàng', 'Gold ingot'],
  ace: ['Át', 'Ace'], king: ['Già', 'King'], queen: ['Đầm', 'Queen'], jack: ['Bồi', 'Jack'], ten: ['Mười', 'Ten'],
};

export const symbolWord = (language: PageLanguage, symbol: SymbolName): string => words[symbol][language === 'vi' ? 0 : 1];

/** Address of a drawing; the art part serves it from the page's own origin. */
export const symbolPicture = (symbol: SymbolName): string => `/art/symbols/${symbol}.svg`;
