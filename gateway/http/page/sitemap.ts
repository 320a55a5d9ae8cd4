import { escaped } from './escaped.ts';
import type { SitePage } from './pageDescription.ts';
import type { SiteAddresses } from './siteAddresses.ts';

/** These pages, in every language of the site. */
export function sitemapOf(pages: readonly SitePage[], addresses: SiteAddresses): string {
  const entries = pages.flatMap(({ path }) => {
    const alternates = addresses.alternates(path);
    const links = alternates
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`)
      .join('');
    const all = new Set([addresses.plain(path), ...alternates.map(([, address]) => address)]);
    return [...all].map((address) => `<url><loc>${escaped(address)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** What is asked of the site by its code is no page; what is not to be kept says so itself. */
export const robotsOf = (siteOrigin: string): string => `User-agent: *\nDisallow: /graphql\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
