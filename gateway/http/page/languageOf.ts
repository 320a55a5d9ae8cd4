import type { IncomingMessage } from 'node:http';
import type { Language } from '../../context.ts';
import { languageCodes } from '../../contract/languages.ts';
import { cookieOf } from '../../siteCookies.ts';

/**
 * The language that a visitor has chosen, by the plain cookie that the page keeps beside its own storage, where the brand offers it; else the
 * first of those it offers.
 */
export function languageOf(cookieHeader: string | undefined, [first, ...more]: readonly Language[]): Language {
  const chosen = cookieOf(cookieHeader, 'lang');
  return [first, ...more].find((each) => each === chosen) ?? first ?? 'TY';
}

/** The language of any request: as its address says, which the page writes there for all that it asks, else as for a page. */
export function languageOfRequest({ url = '', headers }: IncomingMessage, offered: readonly Language[]): Language {
  const named = /[?&]lang=(\w+)/.exec(url)?.[1];
  return languageCodes.find((each) => each === named) ?? languageOf(headers.cookie, offered);
}
