import type { BetStatus } from './betTables.ts';

/** Sums over bets of one status, in ten-thousandths. */
export interface StatusSums {
  readonly status: BetStatus;
  readonly bets: bigint;
  readonly stake: bigint;
  readonly valid_bet: bigint;
  readonly payout: bigint;
}

/** Sums over bets of any status, in ten-thousandths. */
export interface BetTotals {
  readonly bets: bigint;
  readonly stake: bigint;
  readonly validBet: bigint;
  readonly win: bigint;
  /** Won less staked in settled bets. */
  readonly net: bigint;
}

const none: BetTotals = { bets: 0n, stake: 0n, validBet: 0n, win: 0n, net: 0n };

/** What was given back counts as a bet and for nothing else, what is open for its stake alone. */
export const betTotals = (sums: readonly StatusSums[]): BetTotals =>
  sums.reduce((total, { status, bets, stake, valid_bet: validBet, payout }) => {
    const counted = { ...total, bets: total.bets + bets };
    if (status === 'VOID' || status === 'CANCELLED') return counted;
    const staked = { ...counted, stake: total.stake + stake };
    if (status === 'PLACED') return staked;
    return { ...staked, validBet: total.validBet + validBet, win: total.win + payout, net: total.net + payout - stake };
  }, none);
