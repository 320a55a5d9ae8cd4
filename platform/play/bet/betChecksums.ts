import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { BetTable } from './betTables.ts';

type Bet = Selectable<BetTable>;
/** What is fixed of a bet when it is placed. */
export type PlacedBet = Omit<Bet, 'valid_bet' | 'payout' | 'status' | 'settled_at' | 'settlement_id' | 'seen_at' | 'checksum'>;
/** How it ended. */
export type BetOutcome = Pick<Bet, 'id' | 'member_id' | 'valid_bet' | 'payout' | 'status' | 'settled_at' | 'settlement_id'>;

/** Vouches for a bet as it was placed. */
export const placedChecksum = (checksums: Checksums, bet: PlacedBet): string =>
  checksums.of('bet', [
    bet.id,
    bet.member_id,
    bet.session_id,
    bet.family,
    bet.game_code,
    bet.vendor_code,
    bet.category,
    bet.currency,
    bet.stake,
    bet.placed_at,
    bet.business_day,
    bet.transaction_id,
    bet.hold_id,
  ]);

/** Vouches for how a bet ended. */
export const settledChecksum = (checksums: Checksums, bet: BetOutcome): string =>
  checksums.of('bet.settled', [bet.id, bet.member_id, bet.status, bet.valid_bet, bet.payout, bet.settled_at, bet.settlement_id]);

/** Vouches for when a member had seen outcomes. */
export const seenChecksum = (checksums: Checksums, memberId: string, seenAt: bigint): string =>
  checksums.of('bet.seen', [memberId, seenAt]);

/** Vouches for a bet and every step that it has gone through. */
export const betChecksum = (checksums: Checksums, bet: Omit<Bet, 'checksum'>): string =>
  [
    placedChecksum(checksums, bet),
    ...(bet.settled_at === null ? [] : [settledChecksum(checksums, bet)]),
    ...(bet.seen_at === null ? [] : [seenChecksum(checksums, bet.member_id, bet.seen_at)]),
  ].join('.');
