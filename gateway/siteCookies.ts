/** Name and attributes of one cookie; browsers hold `__Host-` cookies to their attributes. */
export interface Cookie {
  /** The cookie's text in a `Cookie` header; undefined where it is missing, malformed or comes twice. */
  read(header: string | undefined): string | undefined;
  /** Throws where the text could not stand in a cookie. */
  set(text: string): string;
  clear(): string;
}

/** Everything that a browser holds for its visitor. */
export interface SiteCookies {
  /** The sealed session; gone with the browser's window. */
  readonly session: Cookie;
  /** What has become of the session of one session cookie, named by its tag. Another login's is left alone, whichever arrives later. */
  readonly sessionState: Cookie;
  /** Selector and validator of a login that is remembered for a day, as the operator made them. */
  readonly remembered: Cookie;
  /** What ties a sign-in at a provider to this browser, for ten minutes. */
  readonly social: Cookie;
  /** What the operator knows this browser by, whoever uses it: it says nothing of its visitor. */
  readonly browser: Cookie;
}

/**
 * The one value of cookie `name`. A name that comes twice was planted by somebody, so neither counts. Names are compared byte for byte, and
 * nothing is trimmed but the one space that browsers write: what they keep from other hosts is the name as it stands, and a space more is another.
 */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  // Most of the site's cookies are missing in most requests.
  if (header === undefined || !header.includes(`${name}=`)) return undefined;
  let found: string | undefined;
  for (const pair of header.split(/; ?/)) {
    if (!pair.startsWith(`${name}=`)) continue;
    if (found !== undefined) return undefined;
    found = pair.slice(name.length + 1);
  }
  return found;
}

/** Nothing that would end a cookie's value, or start another header. */
const wellFormed = /^[\w.:~+/=-]{1,4096}$/;

interface CookieOptions {
  readonly secure: boolean;
  /** `Strict` goes along with nothing that another site has begun: it is the page that asks, and that is this site's own. */
  readonly sameSite: 'Strict' | 'Lax';
  readonly seconds?: number;
}

function createCookie(bareName: string, { secure, sameSite, seconds }: CookieOptions): Cookie {
  // `__Host-` is refused by browsers without https.
  const name = secure ? `__Host-${bareName}` : bareName;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  const life = seconds === undefined ? '' : `Max-Age=${seconds}; `;
  return {
    read: (header) => {
      const text = cookieOf(header, name);
      return text !== undefined && wellFormed.test(text) ? text : undefined;
    },
    set: (text) => {
      if (!wellFormed.test(text)) throw new Error(`the text of the ${bareName} cookie is malformed`);
      return `${name}=${text}; ${life}${attributes}`;
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}

const oneDay = 24 * 60 * 60;
const halfAYear = 180 * oneDay;
const tenMinutes = 600;

/** `secure` says that the site is served over https. */
export const createSiteCookies = (secure: boolean): SiteCookies => ({
  session: createCookie('session', { secure, sameSite: 'Strict' }),
  sessionState: createCookie('session-state', { secure, sameSite: 'Strict' }),
  remembered: createCookie('remember', { secure, sameSite: 'Strict', seconds: oneDay }),
  // The way back from a provider begins at another site.
  social: createCookie('social', { secure, sameSite: 'Lax', seconds: tenMinutes }),
  browser: createCookie('browser', { secure, sameSite: 'Strict', seconds: halfAYear }),
});
