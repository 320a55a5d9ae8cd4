import { parseAmount } from '../../../core/ledger/amount.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';

/** Ten-thousandths: what is beyond it is a slip of the keyboard. */
const maxAmount = 1_000_000_000_0000n;

/** The amount that was typed, in ten-thousandths. Throws `DeskRefusal` where it is none. */
export function amountOf({ field }: Visit): bigint {
  try {
    const amount = parseAmount(field('amount'));
    if (amount > 0n && amount <= maxAmount) return amount;
  } catch {
    // Said below.
  }
  throw new DeskRefusal('amount', 'amount');
}
