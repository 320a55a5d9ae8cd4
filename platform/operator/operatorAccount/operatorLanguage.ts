import type { Language } from '#contract/languages.ts';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Brand } from '../../core/brand.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';

const cookie = 'operator_language';

/** The language of all that stands at `/operator`: that of the address, which is kept; else what was kept; else what a browser prefers. */
export function operatorLanguage(context: Context, brand: Pick<Brand, 'languages' | 'origins'>): Language {
  const named = languageWord.safeParse(context.req.query('lang'));
  if (named.success) {
    const secure = brand.origins[0]?.startsWith('https:') ?? false;
    setCookie(context, cookie, named.data, { path: '/operator', httpOnly: true, sameSite: 'Strict', secure });
    return named.data;
  }
  const kept = languageWord.safeParse(getCookie(context, cookie));
  return kept.success ? kept.data : pageLanguage(context.req.raw, brand);
}
