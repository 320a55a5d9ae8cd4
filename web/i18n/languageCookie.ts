const yearInSeconds = 31_536_000;

/** The language that this browser told the gateway, by which the page comes with its first answer in the right words; null where it told none. */
export const languageOfCookies = (cookies: string): string | null => /(?:^|; )lang=(\w+)/.exec(cookies)?.[1] ?? null;

/** Tells the gateway the language of the next page. */
export function writeLanguageCookie(code: string): void {
  if (languageOfCookies(document.cookie) === code) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // Also for who comes by a link of another site.
  document.cookie = `lang=${code}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
}
