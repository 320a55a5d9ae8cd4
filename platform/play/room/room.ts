import type { EndedStatus } from './roomTables.ts';

/** Amounts are decimal strings of the session's currency. */
export interface RoomTerms {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly ante: string;
  readonly rakePercent: string;
  /** The most that the house keeps. */
  readonly rakeCap: string;
  /** All antes of a full hand, what the house keeps of it, and what is left for one of them. */
  readonly pot: string;
  readonly rake: string;
  readonly prize: string;
  /** Milliseconds from the first seat taken until a hand is given up. */
  readonly longestWait: number;
  /** Milliseconds from the last seat taken in which every word has to be shown. */
  readonly longestShowing: number;
}

export interface WaitingSeat {
  readonly place: number;
  /** The first letters of the account's name, the rest masked. */
  readonly name: string;
  readonly isOwn: boolean;
}

/** The hand that takes seats. */
export interface WaitingHand {
  readonly id: string;
  readonly serverSeedHash: string;
  /** Milliseconds since 1970; null while nobody sits there. */
  readonly closesAt: number | null;
  readonly seats: readonly WaitingSeat[];
}

/** The member's own hand whose seats are all taken, and whose words are being shown; in whatever room it is. */
export interface ShowingHand {
  readonly id: string;
  readonly roomId: string;
  readonly serverSeedHash: string;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  readonly seats: readonly (WaitingSeat & { readonly hasShown: boolean })[];
}

export interface PlayedSeat {
  readonly place: number;
  /** Hex SHA-256 of the word, given with the ante. */
  readonly wordHash: string;
  /** Null where the player did not show it in time. */
  readonly clientSeed: string | null;
  readonly cards: readonly string[];
  /** Code of what they make; empty where nothing was dealt. */
  readonly combination: string;
  readonly hasWon: boolean;
}

/** A hand that is over, as anybody may read it. */
export interface PlayedHand {
  readonly id: string;
  readonly roomId: string;
  readonly gameCode: string;
  readonly gameVersion: number;
  readonly status: EndedStatus;
  readonly ante: string;
  readonly rakePercent: string;
  readonly rakeCap: string;
  readonly pot: string;
  readonly rake: string;
  readonly prize: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly openedAt: number;
  readonly endedAt: number;
  readonly seats: readonly PlayedSeat[];
}

/** The last hand of a member, in whatever room it was, until they have seen how it came out. */
export interface OwnHand {
  /** What its room is called. */
  readonly roomName: string;
  /** By which it stands in the betting record. */
  readonly betId: string;
  readonly place: number;
  /** What came back. */
  readonly payout: string;
  readonly names: readonly string[];
  readonly hand: PlayedHand;
}

/** What a member sees of a room: the answer of its calls, and each message of its stream. */
export interface RoomView {
  /** Milliseconds since 1970, by the clock that `closesAt` is told by. */
  readonly now: number;
  readonly balance: string;
  readonly room: RoomTerms;
  readonly waiting: WaitingHand;
  /** Null where no word of the member's is asked for. */
  readonly showing: ShowingHand | null;
  /** The other room that the member sits in; null where there is none. */
  readonly elsewhere: { readonly id: string; readonly name: string } | null;
  readonly last: OwnHand | null;
}
