const maxLines = 12;
/** Controls but for the line break, what turns the direction of writing, and what has no width: names and words that read as others. */
const unseen = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * A message as it is kept: composed, without what nobody sees, few lines. Undefined where nothing is left, or more than `most`
 * characters, as a person counts them roughly: by code points.
 */
export function messageText(typed: string, most: number): string | undefined {
  // Before it is gone through: a text of megabytes is none.
  if (typed.length > most * 4) return undefined;
  const text = typed
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '' || Array.from(text).length > most || text.split('\n').length > maxLines) return undefined;
  return text;
}
