import { decimalOf, tenThousandths } from '../../../ui/Money/decimal.ts';
import type { Fee } from '../Fee.ts';

const hundredPercent = 1_000_000n;

/** The fee as the operator will ask for it: both parts, the share rounded up to a whole ten-thousandth. */
export function depositFee(amount: string, { fixed, percent }: Fee): string {
  const share = tenThousandths(amount) * tenThousandths(percent);
  return decimalOf(tenThousandths(fixed.amount) + (share + hundredPercent - 1n) / hundredPercent);
}

export const total = (amount: string, fee: string): string => decimalOf(tenThousandths(amount) + tenThousandths(fee));
