import { remembering } from './remembering.ts';

const longest = 2000;
const sameSite = /^\/(?!\/)[^\\]*$/;
/** Controls, spaces of every kind and invisible direction marks: what makes an address read as another one. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * The address, where it is safe to open or show: http or https without credentials, or a path of this
 * site. Else `null`: script and data addresses, `//host`, backslashes, hidden characters, over-long ones.
 */
export const safeUrl = (value: unknown): string | null =>
  typeof value !== 'string' || value.length === 0 || value.length > longest ? null : safe(value);

/** Remembered: the 42 pictures of a lobby, each looked at when it is found and when it is written, took an eighth of its time. */
const safe = remembering((value) => {
  if (hidden.test(value)) return null;
  if (sameSite.test(value)) return value;
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\')) return null;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '' ? url.href : null;
});

/** Absolute and safe, or `null`: a path would lead into the site itself. */
export function safeAbsoluteUrl(value: unknown): string | null {
  const url = safeUrl(value);
  return url?.startsWith('/') === false ? url : null;
}
