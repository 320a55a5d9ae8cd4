import { larger, tenThousandths } from '../../ui/Money/decimal.ts';
import type { MainWallet } from './useMainWallet.ts';

/** How much of what terms allow can leave the main wallet. */
export interface WalletBound {
  readonly largest: string;
  /** That is less than the smallest amount allowed. */
  readonly isTooLittle: boolean;
  /** Which of its problems a form says of more than that, where it is the wallet that bounds it; else null. */
  readonly over: 'overBalance' | 'overMain' | null;
}

/**
 * Bounds what terms allow by what the main wallet holds; where that could not be read, the terms alone bound it. `lost` is an amount whose
 * answer did not come, or null: it may have left the wallet already, and can be sent again all the same.
 */
export function boundByWallet({ held, sum }: MainWallet, minimum: string, maximum: string, lost: string | null): WalletBound {
  const holdsLess = held !== null && tenThousandths(held.amount) < tenThousandths(maximum);
  const largest = larger(holdsLess ? held.amount : maximum, lost);
  const over = sum === null ? 'overBalance' : 'overMain';
  return { largest, isTooLittle: tenThousandths(largest) < tenThousandths(minimum), over: holdsLess ? over : null };
}
