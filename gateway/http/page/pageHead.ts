import { escaped } from './escaped.ts';
import type { PageText, SitePage } from './pageDescription.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import type { SiteBrand } from './siteBrands.ts';

export interface PageHeadParts {
  readonly brand: SiteBrand | undefined;
  readonly page: SitePage | 'notFound' | undefined;
  /** Whether search engines are to lead anybody there. */
  readonly isListed: boolean;
  /** Undefined where the build has none. */
  readonly text: PageText | undefined;
  readonly locale: string | undefined;
  /** Where the page is found in the language that it is sent in. */
  readonly address: string | undefined;
  readonly alternates: ReturnType<SiteAddresses['alternates']>;
}

/** What the head says of a page to whoever runs none of its code. */
export interface PageHead {
  /** Undefined where the operator has not told of the brand. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly tags: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(content)}">`;

export function pageHeadOf({ brand, page, isListed, text, locale, address, alternates }: PageHeadParts): PageHead {
  const isFound = typeof page === 'object';
  const title = brand && (text?.title.replaceAll('{{brand}}', () => brand.name) ?? brand.name);
  const said = text?.description.replaceAll('{{brand}}', () => brand?.name ?? '');
  // The operator says best what the whole site is.
  const description = (isFound && page.path === '/' ? brand?.description : undefined) ?? said ?? brand?.description;
  const tags = [
    page !== undefined && !isListed ? meta('name', 'robots', 'noindex') : '',
    address === undefined ? '' : `<link rel="canonical" href="${escaped(address)}">`,
    ...alternates.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`),
  ];
  const shared =
    brand && isFound && text
      ? [
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', brand.name),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:url', address),
          meta('property', 'og:locale', locale?.replace('-', '_')),
          meta('property', 'og:image', brand.sharePicture),
          meta('name', 'twitter:card', brand.sharePicture === undefined ? 'summary' : 'summary_large_image'),
        ]
      : [];
  return { title, description, tags: [...tags, ...shared].join('') };
}
