/** One bet that was drawn from a pair of seeds, as it is told; what was drawn stands beside these, by the words of its family. */
export interface Round {
  /** Of the bet. */
  readonly id: string;
  readonly titleCode: string;
  readonly titleVersion: number;
  readonly stake: string;
  readonly win: string;
  readonly currency: string;
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

/** What a member may know of their seeds. */
export interface Seeds {
  /** Null until the player has given their first seed; no round is played before. */
  readonly inUse: SeedCommitment | null;
  /** Hex SHA-256 of the server seed that the player's next seed will join. It stands before that seed is given. */
  readonly nextServerSeedHash: string;
}

/** Answer of `POST /games/<family>/seeds`. */
export interface RotatedSeeds {
  /** The pair that was in use; null for a player's first. */
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** Rounds that were played with the pair. */
    readonly rounds: number;
  } | null;
  readonly seeds: Seeds;
}

/** Where a member stands in a visit: from the log-in to the end of that session, over all of its games. */
export interface Visit {
  /** Won less staked in every round of the visit, as a decimal string. */
  readonly net: string;
  /** Milliseconds since the visit began. */
  readonly elapsed: number;
}

/** Answer of `GET /games/<family>/visit`: what a member is shown who is asked how it goes. Amounts are decimal strings. */
export interface VisitReport extends Visit {
  readonly staked: string;
  readonly returned: string;
  /** Milliseconds until play waits for an answer; 0 where it does, null where it never will in this session. */
  readonly realityCheckIn: number | null;
}

/** Answer of `POST /games/<family>/session`. */
export interface PlaySession<Played extends Round = Round> {
  /** Bearer credential of this page's play calls; lives as long as the member's session, two hours at most. */
  readonly session: string;
  readonly titleCode: string;
  readonly titleVersion: number;
  readonly balance: string;
  /** Who keeps the wallet that it lies in, and that stakes are taken from, as players know them; null where that is the main one. */
  readonly wallet: string | null;
  readonly currency: string;
  readonly currencySymbol: string;
  /** Whether these are the play funds of a trial, which nobody can add to. */
  readonly isTrial: boolean;
  readonly language: string;
  /** What the game is called in that language. */
  readonly gameName: string;
  readonly seeds: Seeds;
  readonly visit: Visit;
  /** Milliseconds from the start of one paid round to the start of the next. */
  readonly shortestRound: number;
  /** Milliseconds until the member may begin a round; 0 when at once. */
  readonly nextRoundIn: number;
  /** Milliseconds until play waits until the member has said to go on; 0 where it does, null where it never will. */
  readonly realityCheckIn: number | null;
  /** Whether the player may cut a presentation short. */
  readonly canStopEarly: boolean;
  /** A paid round whose presentation the player has not seen to its end. */
  readonly unfinished: Played | null;
  /** Whether that round was staked in this visit, so that `visit.net` holds it. */
  readonly unfinishedIsOfVisit: boolean;
}

/** Answer of `POST /games/<family>/rounds`. */
export interface PlayedRound<Played extends Round = Round> {
  readonly round: Played;
  readonly balance: string;
  readonly seeds: Seeds;
  /** Won less staked in the visit, this round included, as a decimal string. */
  readonly net: string;
}

/** When each step of a pair of seeds was taken, by the platform's clock, in milliseconds since 1970. */
export interface SeedTimes {
  /** The hash of the server seed was there to be seen. */
  readonly committedAt: number;
  /** The player's seed came. */
  readonly clientSeedAt: number;
  /** The server seed was shown; null while the pair is in use. */
  readonly revealedAt: number | null;
}

/** Answer of `GET /games/<family>/rounds/:id`. */
export interface PublicRound<Played extends Round = Round> {
  readonly round: Played;
  /** Null until the seeds were changed. */
  readonly serverSeed: string | null;
  readonly seedTimes: SeedTimes;
}
