import type { CategoryRoute } from '../categories.ts';
import { canonicalPath } from './canonicalPath.ts';

/** What a page of the site is named by before its screen runs, in the head that the gateway writes. */
export interface SitePage {
  /** The text that its screen has as its title, as `namespace:key`. */
  readonly title: string;
  /** What that text is filled with beside the brand's name: texts, by slot. */
  readonly slots?: Readonly<Record<string, string>>;
  /** False where nobody is to come from a search engine: it belongs to one person, or is of no use without what led there. */
  readonly isListed: boolean;
  /** Of a lobby: whoever comes from a search engine is to find games of it, and where the operator has none it is not listed either. */
  readonly category?: CategoryRoute['category'];
  /** One more part of the address is a parameter of it. */
  readonly takesParameter?: boolean;
}

const listed = (title: string, slots?: SitePage['slots']): SitePage => ({ title, isListed: true, ...(slots && { slots }) });
const unlisted = (title: string): SitePage => ({ title, isListed: false });
const lobby = (category: CategoryRoute['category']): SitePage => ({
  ...listed('lobby:title', { category: `shell:category.${category}` }),
  category,
});
const placeholder = (place: string): SitePage => ({
  title: 'placeholder:title',
  slots: { heading: `placeholder:${place}.heading` },
  // Whoever comes for what the page is named after finds that it is not offered.
  isListed: false,
});

/** By canonical path; what each is, is said under the same path in the texts `pages`. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  '/': listed('home:title'),
  '/inhouse': lobby('INHOUSE'),
  '/elott': lobby('ELOTT'),
  '/live': lobby('LIVE'),
  '/sports': lobby('SPORTS'),
  '/fish': lobby('FISH'),
  '/rng': lobby('RNG'),
  '/pvp': lobby('PVP'),
  '/esports': lobby('ESPORTS'),
  '/register': listed('auth:register.pageTitle'),
  '/login': listed('login:pageTitle'),
  '/login/social': { ...unlisted('login:social.pageTitle'), takesParameter: true },
  '/recover': unlisted('password:link.pageTitle'),
  '/game': unlisted('game:title'),
  '/help': listed('help:title'),
  '/helpmc': listed('help:centre.title'),
  '/feedback': unlisted('feedback:title'),
  '/promotions': listed('promotions:title'),
  '/promoDetail': unlisted('promotions:title'),
  '/lottery': placeholder('lottery'),
  '/vnlottery': placeholder('vnlottery'),
  '/seamless': placeholder('seamless'),
  '/pointMall': placeholder('pointMall'),
  '/down': listed('download:title'),
  '/sites': listed('sites:title'),
  '/verify': listed('verify:title'),
};

/** What is shown where no page is. */
export const notFoundPage: SitePage = unlisted('status:notFound.title');

const paths = new Map(Object.keys(sitePages).map((path) => [path.toLowerCase(), path]));

/** The canonical path of the page that an address leads to, in whatever case it is written, as the router takes it; undefined where there is none. */
export function sitePathAt(pathname: string): string | undefined {
  const path = canonicalPath(pathname).toLowerCase();
  const parent = paths.get(path.slice(0, path.lastIndexOf('/')));
  return paths.get(path) ?? (parent !== undefined && sitePages[parent]?.takesParameter ? parent : undefined);
}
