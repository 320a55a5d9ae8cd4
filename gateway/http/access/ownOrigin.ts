import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request to `/graphql` comes from the site itself. */
export interface OwnOrigin {
  /** Reads: whatever a browser marks as another site's is refused; no mark at all may be a proxy or a program. */
  mayRead(headers: IncomingHttpHeaders): boolean;
  /** Whether a request names an origin of ours, which a program may, and a page's link, picture or form cannot. */
  isNamed(headers: IncomingHttpHeaders): boolean;
  /** Writes must prove it: by an `Origin` of ours, or by the browser's word that it is the same. */
  mayWrite(headers: IncomingHttpHeaders): boolean;
}

export function createOwnOrigin(own: ReadonlySet<string>): OwnOrigin {
  return {
    mayRead({ origin, 'sec-fetch-site': site }) {
      if (origin !== undefined && !own.has(origin)) return false;
      return site === undefined || site === 'same-origin' || site === 'none';
    },
    isNamed: ({ origin = '' }) => own.has(origin),
    mayWrite({ origin, 'sec-fetch-site': site }) {
      if (origin === undefined) return site === 'same-origin';
      return own.has(origin) && (site === undefined || site === 'same-origin');
    },
  };
}
