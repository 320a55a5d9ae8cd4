const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
export const median = (samples: readonly number[]): number => middle(samples.toSorted((left, right) => left - right));

/** How likely two sets of samples differ as much as they do by chance alone: Mann and Whitney's test, two-sided, by its normal approximation. */
export function chanceOfDifference(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, isFirst: true })), ...second.map((value) => ({ value, isFirst: false }))].sort(
    (left, right) => left.value - right.value,
  );
  const rankSum = all.reduce((sum, { isFirst }, index) => sum + (isFirst ? index + 1 : 0), 0);
  const [m, n] = [first.length, second.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  // The tail of the normal distribution, to seven digits (Abramowitz and Stegun 26.2.17).
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * tail);
}
