import type { HonoRequest } from 'hono';

/** Pages outside of a session that are shown in answer to a form, by where that is found. */
const doors: Readonly<Record<string, string>> = {
  '/operator/enter': '/operator',
  '/operator/invited': '/operator/invited',
  '/operator/accept': '/operator/invited',
};

/** Where the same page is asked for in another language, up to the language; undefined for what is shown this once. */
export function languageAddress({ method, path, url }: Pick<HonoRequest, 'method' | 'path' | 'url'>): string | undefined {
  if (method !== 'GET') return doors[path] === undefined ? undefined : `${doors[path]}?lang=`;
  const query = new URL(url).searchParams;
  query.delete('lang');
  return `${path}?${query.size === 0 ? '' : `${query}&`}lang=`;
}
