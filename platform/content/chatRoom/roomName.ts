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

/** What members are called in the room: by no name that holds the brand's, and by none that the room calls the house, in any language. */
export function createRoomName(brand: Pick<Brand, 'name'>, texts: Texts): typeof chatName {
  const house = letters(brand.name);
  const words = new Set(languageCodes.map((language) => letters(chatRoomWords(texts, language).house)));
  return ({ nickname, username }) => {
    const read = letters(nickname);
    return chatName({ username, nickname: read.includes(house) || words.has(read) ? '' : nickname });
  };
}
