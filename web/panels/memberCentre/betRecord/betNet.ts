import { decimalOf, tenThousandths } from '../../../ui/Money/decimal.ts';

/** What of a bet its result depends on; amounts as decimal strings. */
export interface BetAmounts {
  readonly stake: { readonly amount: string };
  readonly win: { readonly amount: string };
  readonly status: string;
}

/** Win less stake of a settled bet, as a decimal string. `null` while there is no result: open, or given back. */
export function betNet({ stake, win, status }: BetAmounts): string | null {
  return status === 'SETTLED' ? decimalOf(tenThousandths(win.amount) - tenThousandths(stake.amount)) : null;
}
