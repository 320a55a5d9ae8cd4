import { type Language, languageCodes, languages } from '#contract/languages.ts';

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The language that a page is asked for, by the site's code or by a browser's such as `th-TH`; English for any other. */
export const pageLanguage = (asked: string): Language =>
  languageCodes.find((code) => code === asked.toUpperCase()) ??
  languageCodes.find((code) => primary(languages[code].locale) === primary(asked)) ??
  'EN';

/** Before a session says more: `lang` of the address, which is the site's own where that has led here, else what the browser prefers. */
export const guessedLanguage = (address: URLSearchParams, [first]: readonly string[]): Language =>
  pageLanguage(address.get('lang') ?? first ?? 'TY');

export const localeOf = (language: Language): string => languages[language].locale;
