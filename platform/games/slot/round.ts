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

/** One paid spin with all free games it led to; a single ledger transaction. */
export interface Round {
  readonly id: string;
  readonly titleCode: string;
  readonly titleVersion: number;
  readonly stake: string;
  readonly win: string;
  readonly currency: string;
  readonly spins: readonly Spin[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Milliseconds since 1970. */
  readonly playedAt: number;
}

/** Commitment to the seeds of the rounds to come. */
export interface SeedCommitment {
  /** Hex SHA-256 of the secret server seed. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Nonce the next round will use. */
  readonly nonce: number;
}

/** Answer of `POST /games/slot/session`. */
export interface PlaySession {
  /** Bearer credential of this page's play calls; lives as long as the member's session, two hours at most. */
  readonly session: string;
  readonly titleCode: string;
  readonly titleVersion: number;
  readonly balance: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly language: string;
  readonly seeds: SeedCommitment;
  /** A paid round whose presentation the player has not seen to its end. */
  readonly unfinished: Round | null;
}

/** Answer of `POST /games/slot/rounds`. */
export interface PlayedRound {
  readonly round: Round;
  readonly balance: string;
  readonly seeds: SeedCommitment;
}
