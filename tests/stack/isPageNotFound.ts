import { sitePathAt } from '../../web/shell/pageHead/sitePages.ts';

/** Whether an address is one of the site's that leads to no page: its document comes with 404, which a browser writes down as an error. */
export const isPageNotFound = (address: string): boolean => {
  const { pathname } = new URL(address, 'http://localhost');
  return sitePathAt(pathname) === undefined && !/\.|^\/(graphql|wps|lgw|uploads|health|games?\/)/.test(pathname);
};
