/** Fonts of the reader's own system; a picture carries none. */
export const fontStack = "system-ui,'Segoe UI',Roboto,sans-serif";

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const widths: readonly (readonly [RegExp, number])[] = [
  [/[ilI.,:;!|'’·]/, 0.32],
  [/[fjrt()\-–/ ]/, 0.4],
  [/[mwMW%@—…]/, 1],
  [/[A-Z&đĐ]/, 0.77],
  [/\p{Script=Thai}/u, 0.75],
  [/[a-z0-9?]/, 0.65],
];

/**
 * Width of a line in em of a bold system face. Marks above and below letters take no room. Rather
 * too wide than too narrow: the widest usual face (DejaVu Bold) is a few hundredths above this, no other is.
 */
export const lineWidth = (text: string): number => {
  let width = 0;
  for (const character of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    width += widths.find(([kind]) => kind.test(character))?.[1] ?? 1;
  }
  return width;
};

export interface Lettering {
  readonly lines: readonly string[];
  /** Font size in the picture's units. */
  readonly size: number;
}

/** What is not broken, with the blank before it where there was one. */
type Piece = string;

/** Where a line may be broken: at blanks, and in scripts without them between two words. */
const piecesOf = (text: string): readonly Piece[] =>
  text.split(/\s+/).flatMap((part, index) => {
    const spaced = index === 0 ? part : ` ${part}`;
    if (!/\p{Script=Han}|\p{Script=Thai}/u.test(part)) return [spaced];
    const pieces: string[] = [];
    for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(part)) {
      // No line begins with a stop or a comma.
      if (isWordLike === true || pieces.length === 0) pieces.push(pieces.length === 0 && index > 0 ? ` ${segment}` : segment);
      else pieces.push(`${pieces.pop() ?? ''}${segment}`);
    }
    return pieces;
  });

const joined = (pieces: readonly Piece[]): string => pieces.join('').trim();

/** All ways to break pieces into `count` lines, each with the widest of its lines. */
const bestBreak = (words: readonly Piece[], count: number): { readonly lines: readonly string[]; readonly widest: number } => {
  const whole = joined(words);
  if (count === 1) return { lines: [whole], widest: lineWidth(whole) };
  let best = { lines: [whole] as readonly string[], widest: Number.POSITIVE_INFINITY };
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const head = joined(words.slice(0, cut));
    const tail = bestBreak(words.slice(cut), count - 1);
    const widest = Math.max(lineWidth(head), tail.widest);
    if (widest < best.widest) best = { lines: [head, ...tail.lines], widest };
  }
  return best;
};

/**
 * Sets a text in at most `most` balanced lines no wider than `room`, as large as fits between the two
 * sizes. What cannot be set even in the small size loses its last words to an ellipsis.
 */
export const lettered = (text: string, room: number, small: number, large: number, most = 3): Lettering => {
  const limit = room / small;
  const words = piecesOf(text.normalize('NFC').trim()).map((word) => shortened(word, limit));
  let best: Lettering | undefined;
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const { lines, widest } = bestBreak(words, count);
    const size = Math.min(large, Math.floor(room / widest + 1e-9));
    // A further line has to buy a clearly larger letter, a third one the more so.
    if (size >= small && (best === undefined || size > best.size * (count === 2 ? 1.12 : 1.3))) best = { lines, size };
  }
  return best ?? lettered(`${joined(words.slice(0, -1)).replace(/…$/, '')}…`, room, small, large, most);
};

const shortened = (word: string, limit: number): string => {
  if (lineWidth(word.trim()) <= limit) return word;
  const letters = [...word];
  while (lineWidth(`${letters.join('')}…`) > limit) letters.pop();
  return `${letters.join('')}…`;
};
