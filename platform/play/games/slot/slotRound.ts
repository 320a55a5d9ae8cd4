import type * as play from '../../round/round.ts';

/** A line that paid in one spin. */
export interface LineWin {
  readonly line: number;
  readonly symbolId: string;
  readonly count: number;
  /** Decimal string in the round's currency, free-game multiplier included. */
  readonly win: string;
}

export interface Spin {
  /** Index of the top visible row on each of the five reels. */
  readonly stops: readonly number[];
  readonly free: boolean;
  readonly multiplier: number;
  readonly lineWins: readonly LineWin[];
  readonly scatterCount: number;
  readonly scatterWin: string;
  readonly win: string;
  /** Free games won by this spin. */
  readonly freeGamesWon: number;
}

/** One paid spin with all free games it led to. */
export interface Round extends play.Round {
  readonly spins: readonly Spin[];
}

export type PlaySession = play.PlaySession<Round>;
export type PlayedRound = play.PlayedRound<Round>;
export type PublicRound = play.PublicRound<Round>;
