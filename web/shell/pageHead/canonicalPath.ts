/** Addresses that older links use, and the one that each is known by. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/register.html', '/register'],
  ['/download', '/down'],
]);

/** The one path of what is shown at a path: what a search engine keeps, without filters, panels and codes of whoever sent the link. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return aliases.get(path.toLowerCase()) ?? path;
}
