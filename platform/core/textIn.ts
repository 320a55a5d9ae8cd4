import type { Language } from './http/handler.ts';

/** One text in some of the languages. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>;

/** What a language's texts fall back on: the brand's own Vietnamese on the plain one, and English last. */
export const fallbacksOf = (language: Language): readonly Language[] => {
  if (language === 'TY') return ['TY', 'VI', 'EN'];
  return language === 'EN' ? ['EN'] : [language, 'EN'];
};

/** The language that something said in `languages` is read in by somebody who asks for another; undefined where nobody could read it. */
export const readIn = (languages: readonly Language[], language: Language): Language | undefined =>
  fallbacksOf(language).find((each) => languages.includes(each)) ?? languages[0];

/** The text in a language, or in what it falls back on; undefined where there is none at all. */
export function textIn(texts: TextByLanguage, language: Language): string | undefined {
  const chosen = readIn(Object.keys(texts) as Language[], language);
  return chosen === undefined ? undefined : texts[chosen];
}
