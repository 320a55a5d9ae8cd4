import type { Deal } from '../family/tableRules.ts';
import type { Resolution } from '../family/gameFamily.ts';
import { potShares } from '../family/potShares.ts';
import type { Hand, Seat } from './handStore.ts';

/** How the bet of one seat ends. */
export interface SeatShare {
  readonly betId: string;
  readonly resolution: Resolution;
}

/**
 * What each of those gets whose word was shown while others kept silent, in ten-thousandths: the ante, and an equal part of those that are forfeited.
 * What does not come out even goes to the first of them, a ten-thousandth each: the house keeps nothing.
 */
export function forfeitShares(ante: bigint, seats: number, silent: number): readonly bigint[] {
  const shown = BigInt(seats - silent);
  const [part, left] = [(ante * BigInt(silent)) / shown, (ante * BigInt(silent)) % shown];
  return Array.from({ length: seats - silent }, (_, index) => ante + part + (BigInt(index) < left ? 1n : 0n));
}

/**
 * What each seat of a hand that is over gets. Dealt: the winner has the pot less the rake. Closed: every ante goes back. Forfeited: the house
 * keeps nothing, and what was staked counts as no turnover of those who did their part. Whoever has lost comes first: the house never owes
 * more than it has in hand.
 */
export function handShares(
  hand: Pick<Hand, 'ante' | 'outcome' | 'rake_cap' | 'rake_percent' | 'status'>,
  seats: readonly Pick<Seat, 'bet_id' | 'client_seed' | 'place'>[],
): readonly SeatShare[] {
  const { payout } = potShares({ ante: hand.ante, seats: seats.length, rakePercent: hand.rake_percent, rakeCap: hand.rake_cap });
  const winner = hand.outcome === null ? undefined : (JSON.parse(hand.outcome) as Deal).winner;
  const shown = seats.filter(({ client_seed: word }) => word !== null);
  const shares = shown.length === 0 ? [] : forfeitShares(hand.ante, seats.length, seats.length - shown.length);
  const resolutionOf = (seat: (typeof seats)[number]): Resolution => {
    const { client_seed: word, place } = seat;
    if (hand.status === 'DEALT') return { status: 'SETTLED', payout: Number(place) === winner ? payout : 0n };
    if (hand.status !== 'FORFEITED') return { status: 'VOID' };
    if (word === null) return { status: 'SETTLED', payout: 0n };
    return { status: 'SETTLED', payout: shares[shown.indexOf(seat)] ?? 0n, validBet: 0n };
  };
  const paid = ({ resolution }: SeatShare): bigint => (resolution.status === 'SETTLED' ? resolution.payout : hand.ante);
  return seats
    .map((seat) => ({ betId: seat.bet_id, resolution: resolutionOf(seat) }))
    .toSorted((one, other) => Number(paid(one) - paid(other)));
}
