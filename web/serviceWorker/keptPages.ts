/** Where the service worker keeps the site's pages, by their paths. */
export const pageCache = 'pages';
/** Says of whatever is kept when it was answered, in milliseconds since 1970. */
export const keptAtHeader = 'x-kept-at';
/** Where it keeps the page that checks rounds, and the address at which that stands where it was kept: the site itself has nothing there. */
export const verifierCache = 'verifier';
export const verifierPath = '/verifier';

/** A page as it is kept, with its time; null for one that says only that there is none now. */
export function pageToKeep(page: Response): Response | null {
  if (page.status !== 200) return null;
  const headers = new Headers(page.headers);
  headers.set(keptAtHeader, String(Date.now()));
  return new Response(page.body, { headers });
}
