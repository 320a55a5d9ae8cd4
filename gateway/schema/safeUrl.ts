import { LRUCache } from 'lru-cache';

const longest = 2000;
const sameSite = /^\/(?!\/)[^\\]*$/;
/** Controls, spaces of every kind and invisible direction marks: what makes an address read as another one. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Addresses found safe lately: the same pictures come with every page, and each is asked about twice. */
const found = new LRUCache<string, string>({ max: 5_000 });

/**
 * The address, where it is safe to open or show: http or https without credentials, or a path of this
 * site. Else `null`: script and data addresses, `//host`, backslashes, hidden characters, over-long ones.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length === 0 || value.length > longest) return null;
  // What has a query may be a secret for one use.
  if (value.includes('?')) return checkedUrl(value);
  const known = found.get(value);
  if (known !== undefined) return known;
  const url = checkedUrl(value);
  if (url !== null) found.set(value, url);
  return url;
}

function checkedUrl(value: string): string | null {
  if (hidden.test(value)) return null;
  if (sameSite.test(value)) return value;
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\')) return null;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '' ? url.href : null;
}

/** Absolute and safe, or `null`: a path would lead into the site itself. */
export function safeAbsoluteUrl(value: unknown): string | null {
  const url = safeUrl(value);
  return url?.startsWith('/') === false ? url : null;
}
