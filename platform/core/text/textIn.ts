import { fallbackChain, type Language } from '#contract/languages.ts';

/** One text in some of the languages, as an operator wrote it. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>;

/** The languages that something is said in. */
export const languagesOf = (texts: Readonly<Partial<Record<Language, unknown>>>): readonly Language[] => Object.keys(texts) as Language[];

/** The language that something said in `languages` is shown in to somebody who reads another: the first of its chain, else the first of all. */
export const readIn = (languages: readonly Language[], language: Language): Language | undefined =>
  fallbackChain(language).find((each) => languages.includes(each)) ?? languages[0];

/** The text in a language, or in what it falls back on; undefined where there is none at all. */
export function textIn(texts: TextByLanguage, language: Language): string | undefined {
  const shown = readIn(languagesOf(texts), language);
  return shown === undefined ? undefined : texts[shown];
}
