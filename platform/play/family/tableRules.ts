import type { DrawStream } from './drawStream.ts';

/** One place where members meet for hands of one game. */
export interface Room {
  /** Named by the texts of its family. */
  readonly id: string;
  /** A hand is dealt once all of them are taken. */
  readonly seats: number;
  /** What each of them stakes on a hand, as a decimal string. */
  readonly ante: string;
}

/** What one seat had in a hand, by the words of its family. */
export interface DealtSeat {
  readonly cards: readonly string[];
  /** Code of what the cards make together. */
  readonly combination: string;
}

export interface Deal {
  readonly seats: readonly DealtSeat[];
  /** Index of the seat that takes the pot. */
  readonly winner: number;
}

/** How members play against each other: the same ante from each, and all of it but the rake for one of them. */
export interface TableRules {
  readonly rooms: readonly Room[];
  /** Of each pot, in per cent, as a decimal string. */
  readonly rakePercent: string;
  /** The most that the house keeps of a pot, as a decimal string. */
  readonly rakeCap: string;
  /** The same draws always come out the same. */
  deal(seats: number, draws: DrawStream): Deal;
}
