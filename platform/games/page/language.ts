/** Languages the game pages are written in. */
export type PageLanguage = 'vi' | 'en';

/** TY is the brand's own wording over Vietnamese; languages without texts of their own read English. */
export const pageLanguage = (language: string): PageLanguage => (/^(TY|VI)/i.test(language) ? 'vi' : 'en');

/** Before a session says more: what the browser prefers. */
export const guessedLanguage = (preferred: readonly string[]): PageLanguage =>
  preferred.length === 0 ? 'vi' : pageLanguage(preferred[0] ?? 'vi');

export const localeOf = (language: PageLanguage): string => (language === 'vi' ? 'vi-VN' : 'en-GB');
