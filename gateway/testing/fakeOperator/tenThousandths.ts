const unit = 10_000n;
/** A decimal text of an amount in ten-thousandths. */
export const decimal = (amount: bigint): string => {
  if (amount < 0n) return `-${decimal(-amount)}`;
  const places = (amount % unit).toString().padStart(4, '0').replace(/0+$/, '');
  return `${amount / unit}${places === '' ? '' : `.${places}`}`;
};
export const tenThousandths = (text: string): bigint => {
  if (text.startsWith('-')) return -tenThousandths(text.slice(1));
  const [whole = '0', places = ''] = text.split('.');
  return BigInt(whole) * unit + BigInt(places.padEnd(4, '0'));
};
