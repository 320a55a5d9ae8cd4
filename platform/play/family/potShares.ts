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

/** What a hand is played for, and what the house keeps of it at most. Amounts in ten-thousandths. */
export interface PotTerms {
  readonly ante: bigint;
  readonly seats: number;
  readonly rakePercent: string;
  readonly rakeCap: bigint;
}

/** How a pot is shared: the rake is rounded down to the ten-thousandth, so that it is never more than its per cent, nor than its cap. */
export function potShares({ ante, seats, rakePercent, rakeCap }: PotTerms): PotShares {
  const pot = ante * BigInt(seats);
  const share = (pot * parseAmount(rakePercent)) / whole;
  const rake = share < rakeCap ? share : rakeCap;
  return { pot, rake, payout: pot - rake };
}
