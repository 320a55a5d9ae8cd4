import type { Language } from '../../context.ts';
import { cookieOf } from '../../siteCookies.ts';

/**
 * The language that a visitor has chosen, by the plain cookie that the page keeps beside its own storage, where the brand offers it; else the
 * first of those it offers.
 */
export function languageOf(cookieHeader: string | undefined, [first, ...more]: readonly Language[]): Language {
  const chosen = cookieOf(cookieHeader, 'lang');
  return [first, ...more].find((each) => each === chosen) ?? first ?? 'TY';
}
