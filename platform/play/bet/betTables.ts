/** How far a bet has come: `VOID` where its event did not count, `CANCELLED` where it was taken back before it began; both give the stake back. */
export type BetStatus = 'PLACED' | 'SETTLED' | 'VOID' | 'CANCELLED';

/** What one member staked on one outcome, in any kind of game. Its detail lies with its family, under the same id. */
export interface BetTable {
  /** A UUIDv7: the order of ids is that of placing. */
  id: string;
  member_id: string;
  /** The member's session that it was placed in. */
  session_id: string;
  /** Whose detail it has, such as `slot`. */
  family: string;
  game_code: string;
  vendor_code: string;
  /** Of the lobby, such as `RNG`. */
  category: string;
  currency: string;
  /** Ten-thousandths. */
  stake: bigint;
  /** What of the stake counts as turnover, in ten-thousandths; 0 until it is settled, and where it was given back. */
  valid_bet: bigint;
  /** What was paid out, the stake included where it was won or given back, in ten-thousandths; 0 until then. */
  payout: bigint;
  status: BetStatus;
  placed_at: bigint;
  /** The day it was placed on in the brand's time zone, as `2026-09-14`. */
  business_day: string;
  /** The ledger transaction that took the stake. */
  transaction_id: string;
  /** The hold that its stake lies in until it is settled; null where the stake was taken at once. */
  hold_id: string | null;
  /** When its outcome was decided; null while it is `PLACED`. */
  settled_at: bigint | null;
  /** The ledger transaction that paid it out, which may be the one that took the stake; null where one did both and paid nothing. */
  settlement_id: string | null;
  /** When the member had seen its outcome to the end; null until then. */
  seen_at: bigint | null;
  /** Keyed; vouches for the bet as it was placed, then for its outcome, then for when it was seen, parted by dots. */
  checksum: string;
}

/** How many bets of one status a member placed on a day in a category at a vendor, and their sums. Written by the database itself as bets are. */
export interface BetDayTable {
  member_id: string;
  business_day: string;
  category: string;
  vendor_code: string;
  status: BetStatus;
  /** 0 where all of them have become another status. */
  bets: bigint;
  /** Ten-thousandths, like the other sums. */
  stake: bigint;
  valid_bet: bigint;
  payout: bigint;
}
