import type { SitePage } from './pageDescription.ts';

/** What an address leads to: a page, or nothing that the site has. A build that names no pages has one for every address. */
export type PageAt = (path: string) => SitePage | 'notFound' | undefined;

/** By hand: an expression would begin anew at each of thousands of slashes, 45 ms for one address. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** As the router of the page reads an address: in any case, and with or without a slash at its end. */
export function createPageAt(pages: readonly SitePage[], aliases: Readonly<Record<string, string | undefined>>): PageAt {
  const known = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  for (const [alias, path] of Object.entries(aliases)) {
    const page = path === undefined ? undefined : known.get(path.toLowerCase());
    if (page) known.set(alias.toLowerCase(), page);
  }
  return (path) => {
    if (pages.length === 0) return undefined;
    const plain = withoutTrailingSlashes(path).toLowerCase();
    const parent = known.get(plain.slice(0, plain.lastIndexOf('/')));
    return known.get(plain) ?? (parent?.takesParameter ? parent : 'notFound');
  };
}
