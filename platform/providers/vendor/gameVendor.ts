import type { Language } from '#contract/languages.ts';

/** A game that a member is about to open at its vendor. */
export interface GameOpening {
  /** The vendor exchanges it for a session, once and within a minute. */
  readonly token: string;
  readonly gameCode: string;
  readonly language: Language;
}

/** What a vendor knows of a bet: `OPEN` while it is not decided, `UNKNOWN` where it never asked for it. */
export type VendorBet =
  | { readonly status: 'OPEN' | 'ROLLED_BACK' | 'UNKNOWN' }
  /** `payout` is a decimal string, the stake included where it was won. */
  | { readonly status: 'SETTLED'; readonly payout: string };

/** Names a bet to its vendor. */
export interface VendorBetName {
  readonly player: string;
  readonly reference: string;
}

/** A studio whose games run at an address of its own, and stake by the seamless wallet. */
export interface GameVendor {
  readonly code: string;
  /** What both sides sign by; never sent. */
  readonly key: string;
  /** Whether members play it for nothing as well. */
  readonly takesTrials: boolean;
  /** Address of the game's page, with the token in it. */
  gameUrl(opening: GameOpening): string;
  /** What has become of a bet. Rejects with `GameVendorFailure`. */
  betOf(name: VendorBetName): Promise<VendorBet>;
}

/** The vendors that there are games of for these settings, by their codes. */
export type GameVendors = ReadonlyMap<string, GameVendor>;

/** The vendor did not answer as agreed, or not in time. The message tells nothing of the player. */
export class GameVendorFailure extends Error {}
