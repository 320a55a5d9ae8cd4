/** Accepts everything; length and the operator's own check still apply. */
export const anyText = '*';

const longest = 200;
/** A repeated group that itself repeats or branches: what makes a matcher take for ever on a near miss. */
const explosive = /\([^()]*(?:[*+|]|\{\d+,\d*\})[^()]*\)\s*(?:[*+]|\{\d+,\d*\})/;

/**
 * The operator's pattern where every browser can run it in reasonable time, else `*`. It only helps
 * to type: the operator checks each field again.
 */
export function safePattern(source: string): string {
  if (source === anyText || source.length > longest || explosive.test(source) || /\\[1-9]|\(\?<?[=!]|\(\?<[^=!]/.test(withoutLookahead(source))) return anyText;
  try {
    new RegExp(source, 'u');
    return source;
  } catch {
    return anyText;
  }
}

/** Leading lookaheads such as `(?=.*\d)` are how password rules say "at least one"; each runs once. */
const withoutLookahead = (source: string) => source.replace(/^\^?(?:\(\?[=!](?:\.\*)?[^()*+]*\))+/, '');
