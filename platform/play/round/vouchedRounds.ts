import { roundChecksum } from './roundChecksum.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { inPages, pageSize } from '../../core/books/inPages.ts';

/** Every round against its checksum, its bet and its seeds. */
export const vouchedRounds: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('seeded_round')
          .leftJoin('bet', 'bet.id', 'seeded_round.bet_id')
          .leftJoin('seed_pair', 'seed_pair.id', 'seeded_round.seed_pair_id')
          .selectAll('seeded_round')
          .select(['seeded_round.bet_id as id', 'bet.member_id as staker', 'seed_pair.member_id as seedsOf'])
          .where('seeded_round.bet_id', '>', after)
          .orderBy('seeded_round.bet_id')
          .limit(pageSize)
          .execute(),
      (rounds) => {
        for (const { checksum, id, staker, seedsOf, ...round } of rounds) {
          if (roundChecksum(checksums, round) !== checksum) progress.found('seeded_round', id, 'it was changed');
          if (staker === null) progress.found('bet', id, 'it is missing, and a round was played for it');
          if (seedsOf === null) progress.found('seed_pair', round.seed_pair_id, `it is missing; round ${id} was played with it`);
          if (staker !== null && seedsOf !== null && staker !== seedsOf)
            progress.found('seeded_round', id, 'its bet and its seeds are not of one member');
        }
      },
    );
  },
};
