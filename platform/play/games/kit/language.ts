/** Languages the game pages are written in. */
export type PageLanguage = 'vi' | 'en' | 'zh' | 'th' | 'id';

/** The site's languages by the game pages' own; TY is the brand's wording over Vietnamese. */
const bySite: Readonly<Record<string, PageLanguage>> = { TY: 'vi', VI: 'vi', EN: 'en', CN: 'zh', ZH: 'zh', TH: 'th', ID: 'id' };

/** The pages' language for one of the site's, or of a browser's such as `th-TH`; English for any other. */
export const pageLanguage = (language: string): PageLanguage => bySite[language.slice(0, 2).toUpperCase()] ?? 'en';

/** Before a session says more: what the browser prefers. */
export const guessedLanguage = (preferred: readonly string[]): PageLanguage =>
  preferred.length === 0 ? 'vi' : pageLanguage(preferred[0] ?? 'vi');

const locales: Readonly<Record<PageLanguage, string>> = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-CN', th: 'th-TH', id: 'id-ID' };

export const localeOf = (language: PageLanguage): string => locales[language];

/** Games have a name in Vietnamese and one in English. */
export const nameIn = (name: { readonly vi: string; readonly en: string }, language: PageLanguage): string =>
  language === 'vi' ? name.vi : name.en;
