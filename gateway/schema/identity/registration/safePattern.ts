import { endsSoon } from './endsSoon.ts';

/** Accepts everything; length and the operator's own check still apply. */
const anyText = '*';

const longest = 200;

/**
 * The operator's pattern where every browser can compile it and run it in reasonable time, else `*`. It only helps to type:
 * the operator checks each field again.
 */
export function safePattern(source: string): string {
  if (source === anyText || source === '' || source.length > longest || !endsSoon(source)) return anyText;
  try {
    // Some are found too large only when they are first run.
    new RegExp(source, 'u').test('');
    return source;
  } catch {
    return anyText;
  }
}
