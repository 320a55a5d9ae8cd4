import { languages } from './languageTable.ts';
import { languageOfCookies } from './languageCookie.ts';

export type ResourceLanguage = keyof typeof languages;

/** Languages with resources, in the order of their list in the contract. */
export const resourceLanguages = Object.keys(languages) as ResourceLanguage[];

export const defaultLanguage: ResourceLanguage = 'TY';

/** What the brand offers, best first, as the gateway has written it into the page; every language where it has not. */
export function offeredLanguages(page: Pick<HTMLElement, 'dataset'>): readonly ResourceLanguage[] {
  const named = (page.dataset['languages'] ?? '').split(' ').filter(isResourceLanguage);
  return named.length > 0 ? named : resourceLanguages;
}

/** A language, and those whose texts are shown where it leaves one out: `TY` holds only what the brand words in its own way. What is last is complete. */
export function fallbackChain(language: ResourceLanguage): readonly ResourceLanguage[] {
  const { below } = languages[language];
  return below === null ? [language] : [language, ...fallbackChain(below)];
}

/**
 * Whose texts are fetched for a language, the topmost first. `TY` lies over Vietnamese, which is complete (a test holds
 * it), so English need not be fetched for it.
 */
export const fetchedLanguages = (language: ResourceLanguage): readonly ResourceLanguage[] => {
  const chain = fallbackChain(language);
  return chain.slice(0, chain.length > 2 ? 2 : 1);
};

export const isResourceLanguage = (code: unknown): code is ResourceLanguage => resourceLanguages.some((known) => known === code);

/** The stored choice among what the brand offers, else the first of that; `lang` is read before `hisLang`, which an earlier version of the site wrote, both before the cookie that tells the gateway, and that before the page's own address. */
export function storedLanguage(
  storage: Pick<Storage, 'getItem'>,
  cookies: string,
  offered: readonly ResourceLanguage[] = resourceLanguages,
  search = '',
): ResourceLanguage {
  const named = new URLSearchParams(search).get('lang');
  const chosen = [storage.getItem('lang'), storage.getItem('hisLang'), languageOfCookies(cookies), named];
  return chosen.flatMap((code) => offered.find((each) => each === code) ?? [])[0] ?? offered[0] ?? defaultLanguage;
}
