import type { Language } from '../../context.ts';

/** Where the pages of the site are found in each language that it is offered in. */
export interface SiteAddresses {
  /** The address that names no language. */
  plain(path: string): string;
  /** The address of a page in a language: the first one has it to itself, the others say so behind it. */
  of(path: string, language: Language): string;
  /** The same page in every language that differs, by what search engines call it. */
  alternates(path: string): readonly (readonly [language: string, address: string])[];
}

const spokenIn = (locale: string | undefined): string | undefined => locale?.split('-')[0];

/** `offered` are best first; two of one tongue, such as a brand's own wording over it, are one to search engines. */
export function createSiteAddresses(
  siteOrigin: string,
  offered: readonly Language[],
  localeOf: (language: Language) => string | undefined,
): SiteAddresses {
  const tongues = new Map<string, Language>();
  for (const language of offered) {
    const tongue = spokenIn(localeOf(language));
    if (tongue !== undefined && !tongues.has(tongue)) tongues.set(tongue, language);
  }
  const of: SiteAddresses['of'] = (path, language) => {
    const known = tongues.get(spokenIn(localeOf(language)) ?? '') ?? language;
    return `${siteOrigin}${path}${known === offered[0] ? '' : `?lang=${known}`}`;
  };
  return {
    plain: (path) => siteOrigin + path,
    of,
    alternates: (path) =>
      tongues.size < 2
        ? []
        : [...[...tongues].map(([tongue, language]) => [tongue, of(path, language)] as const), ['x-default', siteOrigin + path]],
  };
}
