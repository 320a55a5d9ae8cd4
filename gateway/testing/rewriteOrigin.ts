import { fakeSiteOrigin } from './fakeOperator/fakeBrand.ts';

/** What a page of any origin asks, with its own addresses as the site's: a registration names the page that it is made on, which has to be one of the site. */
export const rewriteOrigin = (text: string, origin: string | null | undefined): string =>
  origin == null ? text : text.replaceAll(`"${origin}/`, `"${fakeSiteOrigin}/`);
