import { parseAmount } from '../../core/ledger/amount.ts';

/** Per cent in ten-thousandths. */
const whole = 1_000_000n;

export interface PotShares {
  /** All antes together, in ten-thousandths, as the others are. */
  readonly pot: bigint;
  readonly rake: bigint;
  /** What whoever wins gets. */
  readonly payout: bigint;
}

/** How a pot is shared: the rake is rounded down to the ten-thousandth, so that it is never more than its per cent. */
export function potShares(ante: bigint, seats: number, rakePercent: string): PotShares {
  const pot = ante * BigInt(seats);
  const rake = (pot * parseAmount(rakePercent)) / whole;
  return { pot, rake, payout: pot - rake };
}
