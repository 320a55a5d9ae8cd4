/** Whether a text is one that every part on its way reads alike and can keep: no NUL, and no half of a character. */
export const isReadableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether what came as Latin-1, one character for each byte, is UTF-8. Nearly always there is nothing to decode. */
function isUtf8(latin1: string): boolean {
  if (!/[^\0-\x7f]/.test(latin1)) return true;
  try {
    utf8.decode(Uint8Array.from(latin1, (character) => character.charCodeAt(0)));
    return true;
  } catch {
    return false;
  }
}

/** Whether a request's target is a path of this server, and what is escaped in it can be read; the rest is ASCII, or Node refuses it. A lone `%` stands for itself, as browsers send it. */
export function isReadableTarget(target: string): boolean {
  if (!target.startsWith('/')) return false;
  if (!target.includes('%')) return true;
  try {
    return isReadableText(decodeURIComponent(target.replace(/%(?![0-9a-f]{2})/gi, '%25')));
  } catch {
    return false;
  }
}

/**
 * Whether a request's headers, names and values in turn, can be read in one way: every value is UTF-8, and there is one `Host`, of which
 * a proxy in between could else have read the other.
 */
export function areReadableHeaders(raw: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    if (!isUtf8(raw[index + 1] ?? '')) return false;
  }
  return hosts <= 1;
}
