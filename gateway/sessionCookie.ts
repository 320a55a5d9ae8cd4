import { SESSION_SECONDS } from './sessionSeal.ts';

/** Name and attributes of the session's cookie; browsers hold `__Host-` cookies to their attributes. */
export interface SessionCookie {
  /** The cookie's text in a `Cookie` header; undefined where it is missing or comes twice. */
  read(header: string | undefined): string | undefined;
  set(text: string): string;
  clear(): string;
}

/** The one value of cookie `name`. A name that comes twice was planted by somebody, so neither counts. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  let found: string | undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    if (found !== undefined) return undefined;
    found = part.slice(at + 1).trim();
  }
  return found;
}

/** `secure` says that the site is served over https; `__Host-` is refused by browsers without it. */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read: (header) => cookieOf(header, name),
    set: (text) => `${name}=${text}; Max-Age=${SESSION_SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
