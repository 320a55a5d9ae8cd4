/** Standard normal deviate of one in a thousand: the level of every test of chance here, at either end. */
const deviate = 3.0902;

/** Chi-square that one in a thousand passes, or falls short of, with so many degrees of freedom; by Wilson and Hilferty. */
function bound(freedom: number, sign: 1 | -1): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + sign * deviate * Math.sqrt(part)) ** 3;
}

/**
 * Whether counts of what should be equally likely are as chance has them, by the chi-square test at a level of 0.1 per cent: neither further apart nor
 * closer together. At least five are expected of each.
 */
export function passesChiSquare(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (expected < 5) throw new RangeError('too few to tell');
  const found = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return found > bound(counts.length - 1, -1) && found < bound(counts.length - 1, 1);
}

/** How often each place was drawn. */
export function countsOf(places: Iterable<number>, length: number): readonly number[] {
  const counts = Array.from({ length }, () => 0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}
