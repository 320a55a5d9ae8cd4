import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../../../../core/text/catalogue.ts';
import type { TextTree } from '../../../../core/text/texts.ts';
import type { KitTexts } from '../../kit/kitTexts.ts';
import * as kit from '../../kit/words.ts';
import type EN from './texts/EN.json';

export type Words = kit.Words<TextKey<typeof EN & KitTexts>>;

/** Fetches the words of a language, for money with this symbol. */
export const loadWords = (language: Language, symbol: string): Promise<Words> =>
  kit.loadWordsOf<typeof EN>(language, symbol, import.meta.glob<TextTree>('./texts/*.json', { import: 'default' }));
