import type { Language } from '#contract/languages.ts';
import type { Texts } from '../../core/text/texts.ts';
import { gameTexts } from './gameTexts.ts';

/** What a game is called, by the texts of its family; one that nobody has a name for any more is called that. */
export const gameName = (texts: Texts, code: string, language: Language): string =>
  texts.name(code, language) ?? texts.of(gameTexts, language)('gone');
