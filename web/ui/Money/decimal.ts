/** `1200.5` → 12005000n. Money is compared and added as integers, never as numbers. */
export function tenThousandths(decimal: string): bigint {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace(/^-/, '').split('.');
  const size = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4));
  return negative ? -size : size;
}

/** The reverse of `tenThousandths`, without trailing zeros. */
export function decimalOf(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = String(size % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / 10_000n}${fraction && `.${fraction}`}`;
}

/** The larger of an amount and another, where there is one. */
export const larger = (amount: string, other: string | null): string =>
  other !== null && tenThousandths(other) > tenThousandths(amount) ? other : amount;
