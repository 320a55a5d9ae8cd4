import type { HandStatus } from './roomTables.ts';

/** Amounts are decimal strings of the session's currency. */
export interface RoomTerms {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly ante: string;
  readonly rakePercent: string;
  /** All antes of a full hand, what the house keeps of it, and what is left for one of them. */
  readonly pot: string;
  readonly rake: string;
  readonly prize: string;
  /** Milliseconds from the first seat taken until a hand is given up. */
  readonly longestWait: number;
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

export interface PlayedSeat {
  readonly place: number;
  readonly clientSeed: string;
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
  readonly status: Exclude<HandStatus, 'WAITING'>;
  readonly ante: string;
  readonly rakePercent: string;
  readonly pot: string;
  readonly rake: string;
  readonly prize: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly openedAt: number;
  readonly endedAt: number;
  readonly seats: readonly PlayedSeat[];
}

/** The last hand of a member in a room, until he has seen how it came out. */
export interface OwnHand {
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
  /** The other room that the member sits in; null where there is none. */
  readonly elsewhere: { readonly id: string; readonly name: string } | null;
  readonly last: OwnHand | null;
}
