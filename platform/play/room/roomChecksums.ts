import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { RoomHandTable, RoomSeatTable } from './roomTables.ts';

type Hand = Omit<Selectable<RoomHandTable>, 'checksum'>;
type Seat = Omit<Selectable<RoomSeatTable>, 'checksum'>;

/** Vouches for a hand as it was opened. */
export const openedChecksum = (checksums: Checksums, hand: Omit<Hand, 'closes_at' | 'ended_at' | 'outcome' | 'status'>): string =>
  checksums.of('room_hand', [
    hand.id,
    hand.room_id,
    hand.game_code,
    hand.title_version,
    hand.seats,
    hand.ante,
    hand.rake_percent,
    hand.rake_cap,
    hand.server_seed,
    hand.server_seed_hash,
    hand.opened_at,
  ]);

/** Vouches for how a hand ended. */
export const endedChecksum = (checksums: Checksums, hand: Pick<Hand, 'ended_at' | 'id' | 'outcome' | 'status'>): string =>
  checksums.of('room_hand.ended', [hand.id, hand.status, hand.ended_at, hand.outcome]);

/** Vouches for who sat down where, and for what word. */
export const seatedChecksum = (checksums: Checksums, seat: Omit<Seat, 'client_seed' | 'left_at'>): string =>
  checksums.of('room_seat', [seat.bet_id, seat.hand_id, seat.member_id, seat.place, seat.word_hash, seat.shares_address, seat.seated_at]);

/** Vouches for when the member got up again. */
export const leftChecksum = (checksums: Checksums, seat: Pick<Seat, 'bet_id' | 'left_at'>): string =>
  checksums.of('room_seat.left', [seat.bet_id, seat.left_at]);

/** Vouches for the word that the member has shown. */
export const shownChecksum = (checksums: Checksums, seat: Pick<Seat, 'bet_id' | 'client_seed'>): string =>
  checksums.of('room_seat.shown', [seat.bet_id, seat.client_seed]);

/** Vouches for a hand and its end. */
export const handChecksum = (checksums: Checksums, hand: Hand): string =>
  [openedChecksum(checksums, hand), ...(hand.ended_at === null ? [] : [endedChecksum(checksums, hand)])].join('.');

/** Vouches for a seat, and the leaving of it or the word that was shown. */
export const seatChecksum = (checksums: Checksums, seat: Seat): string =>
  [
    seatedChecksum(checksums, seat),
    ...(seat.left_at === null ? [] : [leftChecksum(checksums, seat)]),
    ...(seat.client_seed === null ? [] : [shownChecksum(checksums, seat)]),
  ].join('.');
