import { existsSync, readFileSync } from 'node:fs';
import { fallbackChain, type ResourceLanguage } from '../../web/i18n/languages.ts';
import { notFoundPage, sitePages, type SitePage } from '../../web/shell/pageHead/sitePages.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Title and description of a page as its screen will word them; the brand's name is still to be put in, at `{{brand}}`. */
interface PageText {
  readonly title: string;
  readonly description: string;
}

const folder = new URL('../../web/i18n/locales/', import.meta.url);

function read(language: ResourceLanguage, namespace: string): Texts | undefined {
  const file = new URL(`${language}/${namespace}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : undefined;
}

/** A text by its `namespace:key`, from the topmost of a language's catalogues that has it. */
function textAt(language: ResourceLanguage, name: string): string {
  const [namespace = '', key = ''] = name.split(/:(.*)/s);
  const steps = namespace === 'pages' ? [key] : key.split('.');
  for (const code of fallbackChain(language)) {
    const found = steps.reduce<string | Texts | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      read(code, namespace),
    );
    if (typeof found === 'string') return found;
  }
  throw new Error(`There is no text ${key} in ${language}: web/i18n/locales/<LANG>/${namespace}.json says it.`);
}

function titleOf(language: ResourceLanguage, { title, slots = {} }: SitePage): string {
  return Object.entries(slots).reduce(
    (text, [slot, name]) => text.replaceAll(`{{${slot}}}`, () => textAt(language, name)),
    textAt(language, title),
  );
}

/** What every page is called and said to be, by its canonical path; `notFound` is for where there is none. */
export function pageTexts(language: ResourceLanguage): Readonly<Record<string, PageText>> {
  const pages = [...Object.entries(sitePages), ['notFound', notFoundPage] as const];
  return Object.fromEntries(
    pages.map(([name, page]) => [name, { title: titleOf(language, page), description: textAt(language, `pages:${name}`) }]),
  );
}

/** Said where the first page takes its time. */
export const slowText = (language: ResourceLanguage): string => textAt(language, 'status:connection.slow');

/** Said where no scripts run. */
export const needsScriptText = (language: ResourceLanguage): string => textAt(language, 'status:connection.needsScript');

/** Said by a gateway that does not answer yet. */
export const startingText = (language: ResourceLanguage): string => textAt(language, 'status:connection.starting');

/** Where the installed site leads to from a phone's home screen. */
export const shortcutTexts = (language: ResourceLanguage) => [
  { name: textAt(language, 'memberCentre:menu.depositv2'), url: '/?panel=depositv2' },
  { name: textAt(language, 'shell:category.RNG'), url: '/rng' },
  { name: textAt(language, 'promotions:heading'), url: '/promotions' },
];

/** The pages themselves, without their words. */
export const sitePageRows = () =>
  Object.entries(sitePages).map(([path, { isListed, category, takesParameter = false }]) => ({
    path,
    isListed,
    ...(category && { category }),
    takesParameter,
  }));
