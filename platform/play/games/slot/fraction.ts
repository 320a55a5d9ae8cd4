/** An exact ratio; `below` is always above zero. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** The ratio in lowest terms. Throws `RangeError` when `below` is zero. */
export function fraction(above: bigint, below = 1n): Fraction {
  if (below === 0n) throw new RangeError('a ratio over zero');
  let [larger, smaller] = [above < 0n ? -above : above, below < 0n ? -below : below];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  const sign = below < 0n ? -1n : 1n;
  return { above: (sign * above) / larger, below: (sign * below) / larger };
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.above * b.below + b.above * a.below, a.below * b.below);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.above * b.below - b.above * a.below, a.below * b.below);
export const multiplied = (a: Fraction, b: Fraction): Fraction => fraction(a.above * b.above, a.below * b.below);
export const divided = (a: Fraction, b: Fraction): Fraction => fraction(a.above * b.below, a.below * b.above);

/** Decimal text, cut off (never rounded up) after `places`; for ratios of zero and above. */
export function decimalText(value: Fraction, places: number): string {
  const digits = ((value.above * 10n ** BigInt(places)) / value.below).toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
