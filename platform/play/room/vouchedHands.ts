import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { handChecksum, seatChecksum } from './roomChecksums.ts';
import { commitTo } from '../family/drawStream.ts';

/** Every hand against its checksum, and every seat against its checksum, its hand and its bet. */
export const vouchedHands: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) => db.selectFrom('room_hand').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
      (hands) => {
        for (const { checksum, ...hand } of hands)
          if (handChecksum(checksums, hand) !== checksum) progress.found('room_hand', hand.id, 'it was changed');
      },
    );
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('room_seat')
          .leftJoin('bet', 'bet.id', 'room_seat.bet_id')
          .leftJoin('room_hand', 'room_hand.id', 'room_seat.hand_id')
          .selectAll('room_seat')
          .select(['room_seat.bet_id as id', 'bet.member_id as staker', 'bet.stake', 'room_hand.ante'])
          .where('room_seat.bet_id', '>', after)
          .orderBy('room_seat.bet_id')
          .limit(pageSize)
          .execute(),
      (seats) => {
        for (const { checksum, id, staker, stake, ante, ...seat } of seats) {
          if (seatChecksum(checksums, seat) !== checksum) progress.found('room_seat', id, 'it was changed');
          if (seat.client_seed !== null && commitTo(seat.client_seed) !== seat.word_hash)
            progress.found('room_seat', id, 'its word is not the one that was promised');
          if (staker === null) progress.found('bet', id, 'it is missing, and a seat was taken for it');
          if (ante === null) progress.found('room_hand', seat.hand_id, `it is missing; seat ${id} was taken in it`);
          if (staker !== null && staker !== seat.member_id) progress.found('room_seat', id, 'its bet is of another member');
          if (stake !== null && ante !== null && stake !== ante) progress.found('room_seat', id, 'its stake is not the ante of its hand');
        }
      },
    );
  },
};
