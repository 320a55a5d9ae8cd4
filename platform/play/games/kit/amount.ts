import { parseAmount, writeAmount } from '../../../core/ledger/amount.ts';

/** Sums on the wire's decimal strings; exact, and never through a `Number`. All throw RangeError on what is not an amount. */
export const addAmounts = (left: string, right: string): string => writeAmount(parseAmount(left) + parseAmount(right));

export const subtractAmounts = (left: string, right: string): string => writeAmount(parseAmount(left) - parseAmount(right));

/** Negative, zero or positive as `left` is less than, equal to or more than `right`. */
export const compareAmounts = (left: string, right: string): -1 | 0 | 1 => {
  const difference = parseAmount(left) - parseAmount(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** What `times` one `parts`-th of the stake is worth; `times` is whole and the stake divides evenly. */
export const payOf = (stake: string, parts: number, times: number): string =>
  writeAmount((parseAmount(stake) * BigInt(times)) / BigInt(parts));

/** The amount `thousandths` of the way from nothing to `amount`, whole where `amount` is: for counting up on screen. */
export const shareOf = (amount: string, thousandths: number): string => {
  const units = parseAmount(amount);
  const step = units % 10_000n === 0n ? 10_000n : 100n;
  return writeAmount(((units * BigInt(Math.round(thousandths))) / 1000n / step) * step);
};
