import { language as languages } from '../../contract/sharedSchemas.ts';
import type { Language } from '../../context.ts';
import { cookieOf } from '../../siteCookies.ts';

/** What everybody reads who has chosen nothing else. */
export const defaultLanguage: Language = 'TY';

/** The language that a visitor has chosen, by the plain cookie that the page keeps beside its own storage. */
export function languageOf(cookieHeader: string | undefined): Language {
  const chosen = languages.safeParse(cookieOf(cookieHeader, 'lang'));
  return chosen.success ? chosen.data : defaultLanguage;
}
