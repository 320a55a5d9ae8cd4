import type { SymbolName } from './symbolNames.ts';
import type { Catalogue } from '../../core/text/catalogue.ts';
import type { DrawStream } from './drawStream.ts';
import type { TableRules } from './tableRules.ts';

/** How a bet came out. */
export interface Settlement {
  /** Ten-thousandths, the stake included where it was won. */
  readonly payout: bigint;
  /** What was drawn and what it paid: kept as JSON, and told as part of the round whenever it is shown, resumed or checked. */
  readonly outcome: object;
}

/** How a bet ends whose outcome comes later: by a draw, an event, somebody's table. */
export type Resolution =
  | {
      readonly status: 'SETTLED';
      /** Ten-thousandths, the stake included where it was won. */
      readonly payout: bigint;
      /** What of the stake counts as turnover; all of it when left out. */
      readonly validBet?: bigint;
    }
  /** The stake goes back: what it was on did not count, or the bet was taken back before that began. */
  | { readonly status: 'VOID' | 'CANCELLED' };

/** What a player asks of a game beside the stake. */
export interface Play {
  /** As the game understood it: under one idempotency key only the same again is the same bet. */
  readonly choice: object;
  /** Decides the bet: the same draws always come out the same. `stake` is one of the title's, in ten-thousandths. */
  settle(stake: bigint, draws: DrawStream): Settlement;
}

/** What the seamless wallet holds a vendor's game to. */
export interface VendorRules {
  /** The most that a bet can pay, in stakes. */
  readonly maxTimes: bigint;
  /** Milliseconds from the start of one round of a member to the start of the next. */
  readonly shortestRound: number;
}

/** One game in one version, as all that is not of its family knows it; the texts of its family say what it is called. */
export interface GameTitle {
  /** Name of its family. */
  readonly family: string;
  readonly code: string;
  /** Changes whenever rules or odds do: a played round keeps its meaning. */
  readonly version: number;
  readonly vendorCode: string;
  readonly category: 'PVP' | 'RNG';
  readonly classification: string;
  /** Total stakes offered, as decimal strings, smallest first. */
  readonly stakes: readonly string[];
  /** Lines that can pay at once; 0 where the game has none. */
  readonly lineCount: number;
  /** What its picture shows. */
  readonly hero: SymbolName;
  readonly companion: SymbolName;
  /** Theoretical return to the player in per cent, exact to seven decimals and cut off there. */
  readonly exactReturn: string;
  /** Its rules and odds, for its page and for whoever checks a round. */
  describe(): object;
  /** Undefined where the game does not offer what is asked: the body of the page's call. Nothing is asked here of a game that runs at its vendor. */
  play(asked: Readonly<Record<string, unknown>>): Play | undefined;
  /** Of a game that runs at an address of its vendor, and stakes by the seamless wallet; left out where it is played here. */
  readonly atVendor?: VendorRules;
  /** Of a game that is played here and is no slot: milliseconds from the start of one round of a member to the start of the next, where the brand's are fewer. */
  readonly shortestRound?: number;
  /** Left out where nobody plays against anybody but the house. */
  readonly table?: TableRules;
}

/**
 * One kind of game. Its folder holds its rules and its page; launch, seeds, pace, money, record and resuming are the same for all of them
 * (`play/round`), and nothing outside of that folder and `gameFamilies.ts` knows it by name.
 */
export interface GameFamily {
  /** The folder's: the page is built to `/games/<name>/`, and makes its calls below. */
  readonly name: string;
  /** Its games run at their vendors: it has no page here. */
  readonly isElsewhere?: boolean;
  /** Every title in every version that was ever played. */
  readonly titles: readonly GameTitle[];
}

/** What the folder of a family offers to the list of all: `Given` are titles that come with the brands, where it has such. */
export interface FamilyFolder<Given = never> {
  readonly name: string;
  /** As in `GameFamily`. */
  readonly isElsewhere?: boolean;
  /** Beside its rules: names of its games by their codes, below `names`. */
  readonly texts: Catalogue;
  /** Works out every return, so it is called once. */
  open(given: Given): readonly GameTitle[];
}
