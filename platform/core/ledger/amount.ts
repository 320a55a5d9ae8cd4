/** Ten-thousandths in one unit of any currency. */
const unit = 10_000n;

/** Reads a decimal amount of at most four places as ten-thousandths. Throws `RangeError` on anything else. */
export function parseAmount(text: string): bigint {
  const [, sign, whole, places = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError('not a decimal amount of at most four places');
  const size = BigInt(whole) * unit + BigInt(places.padEnd(4, '0'));
  return sign ? -size : size;
}

/** Writes ten-thousandths as the shortest decimal text: `1234`, `0.5`, `-2.0001`. */
export function writeAmount(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  const places = (size % unit).toString().padStart(4, '0').replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${size / unit}${places && `.${places}`}`;
}
