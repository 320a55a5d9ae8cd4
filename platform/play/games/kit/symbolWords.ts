import type { SymbolName } from '../../../seed/art/symbolNames.ts';
import type { PageLanguage } from './language.ts';

const columns: readonly PageLanguage[] = ['vi', 'en', 'zh', 'th', 'id'];

/** Name of every drawing in the order of `columns`, for pay tables, picture texts and announcements. */
const words: Record<SymbolName, readonly [vi: string, en: string, zh: string, th: string, id: string]> = {
  lotus: ['Hoa sen', 'Lotus', '莲花', 'ดอกบัว', 'Teratai'],
  carp: ['Cá chép', 'Carp', '鲤鱼', 'ปลาคาร์ป', 'Ikan mas'],
  dragon: ['Rồng', 'Dragon', '龙', 'มังกร', 'Naga'],
  lantern: ['Đèn lồng', 'Lantern', '灯笼', 'โคมไฟ', 'Lentera'],
  boat: ['Thuyền', 'Boat', '小船', 'เรือ', 'Perahu'],
  hat: ['Nón lá', 'Leaf hat', '斗笠', 'งอบ', 'Caping'],
  coin: ['Đồng tiền', 'Coin', '铜钱', 'เหรียญ', 'Koin'],
  drum: ['Trống đồng', 'Bronze drum', '铜鼓', 'กลองสำริด', 'Gendang perunggu'],
  phoenix: ['Phượng hoàng', 'Phoenix', '凤凰', 'หงส์ไฟ', 'Burung hong'],
  bamboo: ['Tre', 'Bamboo', '竹', 'ไผ่', 'Bambu'],
  rice: ['Bông lúa', 'Rice', '稻穗', 'รวงข้าว', 'Padi'],
  pearl: ['Ngọc trai', 'Pearl', '珍珠', 'ไข่มุก', 'Mutiara'],
  tiger: ['Hổ', 'Tiger', '虎', 'เสือ', 'Harimau'],
  moon: ['Mặt trăng', 'Moon', '月亮', 'ดวงจันทร์', 'Bulan'],
  dice: ['Xúc xắc', 'Dice', '骰子', 'ลูกเต๋า', 'Dadu'],
  cards: ['Lá bài', 'Cards', '纸牌', 'ไพ่', 'Kartu'],
  balls: ['Bóng số', 'Balls', '号码球', 'ลูกบอลเลข', 'Bola angka'],
  shuttle: ['Cầu lông', 'Shuttlecock', '羽毛球', 'ลูกขนไก่', 'Kok'],
  football: ['Bóng đá', 'Football', '足球', 'ฟุตบอล', 'Bola kaki'],
  controller: ['Tay cầm', 'Controller', '手柄', 'จอยเกม', 'Stik gim'],
  turtle: ['Rùa', 'Turtle', '龟', 'เต่า', 'Kura-kura'],
  crane: ['Hạc', 'Crane', '鹤', 'นกกระเรียน', 'Bangau'],
  fan: ['Quạt', 'Fan', '扇子', 'พัด', 'Kipas'],
  teapot: ['Ấm trà', 'Teapot', '茶壶', 'กาน้ำชา', 'Teko'],
  bell: ['Chuông', 'Bell', '钟', 'ระฆัง', 'Lonceng'],
  peach: ['Đào tiên', 'Peach', '仙桃', 'ลูกท้อ', 'Persik'],
  shell: ['Vỏ ốc', 'Shell', '贝壳', 'เปลือกหอย', 'Kerang'],
  crab: ['Cua', 'Crab', '螃蟹', 'ปู', 'Kepiting'],
  shrimp: ['Tôm', 'Shrimp', '虾', 'กุ้ง', 'Udang'],
  rooster: ['Gà trống', 'Rooster', '公鸡', 'ไก่ตัวผู้', 'Ayam jago'],
  buffalo: ['Trâu', 'Buffalo', '水牛', 'ควาย', 'Kerbau'],
  elephant: ['Voi', 'Elephant', '大象', 'ช้าง', 'Gajah'],
  gourd: ['Bầu', 'Gourd', '葫芦', 'น้ำเต้า', 'Labu'],
  firework: ['Pháo hoa', 'Firework', '烟花', 'ดอกไม้ไฟ', 'Kembang api'],
  kite: ['Diều', 'Kite', '风筝', 'ว่าว', 'Layang-layang'],
  pagoda: ['Chùa', 'Pagoda', '宝塔', 'เจดีย์', 'Pagoda'],
  mountain: ['Núi', 'Mountain', '山', 'ภูเขา', 'Gunung'],
  wave: ['Sóng', 'Wave', '波浪', 'คลื่น', 'Ombak'],
  sun: ['Mặt trời', 'Sun', '太阳', 'ดวงอาทิตย์', 'Matahari'],
  cloud: ['Mây', 'Cloud', '云', 'เมฆ', 'Awan'],
  star: ['Ngôi sao', 'Star', '星', 'ดาว', 'Bintang'],
  jade: ['Ngọc bích', 'Jade', '玉', 'หยก', 'Giok'],
  sword: ['Kiếm', 'Sword', '剑', 'ดาบ', 'Pedang'],
  scroll: ['Cuộn thư', 'Scroll', '卷轴', 'ม้วนสาร', 'Gulungan surat'],
  envelope: ['Bao lì xì', 'Red envelope', '红包', 'อั่งเปา', 'Angpao'],
  mango: ['Xoài', 'Mango', '芒果', 'มะม่วง', 'Mangga'],
  lute: ['Đàn tỳ bà', 'Lute', '琵琶', 'พิณ', 'Kecapi'],
  mask: ['Mặt nạ', 'Mask', '面具', 'หน้ากาก', 'Topeng'],
  horse: ['Ngựa', 'Horse', '马', 'ม้า', 'Kuda'],
  ingot: ['Thỏi vàng', 'Gold ingot', '金元宝', 'ทองแท่ง', 'Emas batangan'],
  ace: ['Át', 'Ace', 'A', 'เอซ', 'As'],
  king: ['Già', 'King', 'K', 'คิง', 'Raja'],
  queen: ['Đầm', 'Queen', 'Q', 'ควีน', 'Ratu'],
  jack: ['Bồi', 'Jack', 'J', 'แจ็ค', 'Jack'],
  ten: ['Mười', 'Ten', '10', 'สิบ', 'Sepuluh'],
};

export const symbolWord = (language: PageLanguage, symbol: SymbolName): string => words[symbol][columns.indexOf(language)] ?? symbol;

/** Address of a drawing; the art part serves it from the page's own origin. */
export const symbolPicture = (symbol: SymbolName): string => `/art/symbols/${symbol}.svg`;
