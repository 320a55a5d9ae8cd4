import { decimalOf, tenThousandths } from '../../../ui/Money/decimal.ts';
import type { Fee } from '../Fee.ts';

/** What the house keeps of an amount, and what is paid, as decimal text: as the operator reckons it, rounded down. */
export function withdrawalFee(amount: string, { fixed, percent }: Fee): { readonly fee: string; readonly payout: string } {
  const whole = tenThousandths(amount);
  const fee = tenThousandths(fixed.amount) + (whole * tenThousandths(percent)) / 1_000_000n;
  const kept = fee < whole ? fee : whole;
  return { fee: decimalOf(kept), payout: decimalOf(whole - kept) };
}
