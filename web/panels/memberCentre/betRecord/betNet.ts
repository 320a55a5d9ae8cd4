import { decimalOf, tenThousandths } from '../decimal.ts';

/** What of a bet its result depends on; amounts as decimal strings. */
export interface BetAmounts {
  readonly stake: { readonly amount: string };
  readonly win: { readonly amount: string };
  readonly status: string;
}

/** Win less stake of a settled bet, as a decimal string. `null` while there is no result: open, or void with its stake returned. */
export function betNet({ stake, win, status }: BetAmounts): string | null {
  return status === 'SETTLED' ? decimalOf(tenThousandths(win.amount) - tenThousandths(stake.amount)) : null;
}

export interface BetTotals {
  readonly stake: string;
  readonly win: string;
  readonly net: string;
}

/** Sums over `bets`, exactly. Void bets count for nothing; open ones for their stake alone. */
export function betTotals(bets: readonly BetAmounts[]): BetTotals {
  let stake = 0n;
  let win = 0n;
  let net = 0n;
  for (const bet of bets) {
    if (bet.status === 'VOID') continue;
    stake += tenThousandths(bet.stake.amount);
    win += tenThousandths(bet.win.amount);
    net += tenThousandths(betNet(bet) ?? '0');
  }
  return { stake: decimalOf(stake), win: decimalOf(win), net: decimalOf(net) };
}
