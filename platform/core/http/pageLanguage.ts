import { type Language, languageCodes, languages } from '#contract/languages.ts';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import type { Brand } from '../brand.ts';

const primary = (tag: string): string => tag.trim().toLowerCase().split('-')[0] ?? '';

/** The language of a page of the platform's own: `?lang=` of its address, else the first that the browser prefers and we speak, else the brand's. */
export function pageLanguage(request: Request, { languages: offered }: Pick<Brand, 'languages'>): Language {
  const named = languageWord.safeParse(new URL(request.url).searchParams.get('lang'));
  if (named.success) return named.data;
  const preferred = (request.headers.get('accept-language') ?? '').split(',').map((each) => primary(each.split(';')[0] ?? ''));
  const spoken = preferred.flatMap((tag) => languageCodes.find((code) => primary(languages[code].locale) === tag) ?? []);
  return spoken[0] ?? offered[0] ?? 'TY';
}
