import { languageCodes } from '#contract/languages.ts';
import type { Brand } from '../../core/brand.ts';
import type { Texts } from '../../core/text/texts.ts';
import { chatName } from '../chat/chatName.ts';
import { chatRoomWords } from './chatRoomWords.ts';

/** What the eye takes for one name, whatever stands between its letters, above or below them. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Latin as alphabets have it, and scripts that look like nothing of it: these may stand in one name. */
const together =
  /^[a-zß-ɏ\p{N}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Deva}\p{sc=Taml}\p{sc=Arab}\p{sc=Hebr}]*$/u;
/** Scripts of which some letters pass for Latin ones: a name is written in one of them alone. */
const alone = /^(?:[\p{sc=Cyrl}\p{N}]*|[\p{sc=Grek}\p{N}]*)$/u;
const isOfOneHand = (read: string): boolean => together.test(read) || alone.test(read);

/**
 * What members are called in the room: by no name that holds the brand's, by none that the room calls the house, in any language, and by none that is put
 * together of scripts that look alike, which could be read as either.
 */
export function createRoomName(brand: Pick<Brand, 'name'>, texts: Texts): typeof chatName {
  const house = letters(brand.name);
  const words = new Set(languageCodes.map((language) => letters(chatRoomWords(texts, language).house)));
  return ({ nickname, username }) => {
    const read = letters(nickname);
    const isTold = isOfOneHand(read) && !read.includes(house) && !words.has(read);
    return chatName({ username, nickname: isTold ? nickname : '' });
  };
}
