import type { IncomingMessage } from 'node:http';
import type { Language } from '../../context.ts';
import { languageCodes } from '../../contract/languages.ts';
import { cookieOf } from '../../siteCookies.ts';

/**
 * The language that a visitor has chosen, by the plain cookie that the page keeps beside its own storage, where the brand offers it; else the
 * one that the page's address names, which is how search engines lead to it; else the first of those it offers.
 */
export function languageOf(cookieHeader: string | undefined, offered: readonly Language[], target = ''): Language {
  const chosen = cookieOf(cookieHeader, 'lang');
  const find = (code: string | undefined) => offered.find((each) => each === code);
  return find(chosen) ?? find(languageNamed(target)) ?? offered[0] ?? 'TY';
}

/** What an address says behind its path. */
export const languageNamed = (target: string): string | undefined => /[?&]lang=(\w+)/.exec(target)?.[1];

/** The language of any request: as its address says, which the page writes there for all that it asks, else as for a page. */
export function languageOfRequest({ url = '', headers }: IncomingMessage, offered: readonly Language[]): Language {
  const named = languageNamed(url);
  return languageCodes.find((each) => each === named) ?? languageOf(headers.cookie, offered);
}
