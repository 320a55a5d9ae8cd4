/**
 * Pockets of the wheel, in the order in which they stand on it: how many times its stake each pays. All are equally likely, so its return is
 * their mean.
 */
export const fairWheel: readonly bigint[] = [3n, 0n, 1n, 0n, 2n, 0n, 1n, 0n, 3n, 0n, 2n, 0n, 1n, 0n, 3n, 0n, 1n, 0n, 2n, 0n];

const paid = fairWheel.reduce((sum, times) => sum + times, 0n);

/** Per cent with seven decimals, cut off there. */
export const fairWheelReturn = (): string => {
  const scaled = (paid * 10n ** 9n) / BigInt(fairWheel.length);
  return `${scaled / 10n ** 7n}.${String(scaled % 10n ** 7n).padStart(7, '0')}`;
};
