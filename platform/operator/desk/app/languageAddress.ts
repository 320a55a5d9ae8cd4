import type { HonoRequest } from 'hono';

/**
 * Where the same page is asked for in another language, up to the language; undefined for what is shown this once. `foundAt` is where a page is found
 * that answers a form.
 */
export function languageAddress({ method, path, url }: Pick<HonoRequest, 'method' | 'path' | 'url'>, foundAt?: string): string | undefined {
  if (method !== 'GET') return foundAt === undefined ? undefined : `${foundAt}${foundAt.includes('?') ? '&' : '?'}lang=`;
  const query = new URL(url).searchParams;
  query.delete('lang');
  return `${path}?${query.size === 0 ? '' : `${query}&`}lang=`;
}
