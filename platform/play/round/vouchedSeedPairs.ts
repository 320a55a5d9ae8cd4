import { commitTo } from '../family/drawStream.ts';
import { joinedChecksum, revealedChecksum, seedPairChecksum } from './seedPairChecksums.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { inPages, pageSize } from '../../core/books/inPages.ts';

/** Every pair of seeds against its checksum, its commitment and the rounds that were played with it. */
export const vouchedSeedPairs: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('seed_pair')
          .selectAll()
          .select(({ selectFrom }) => [
            selectFrom('seeded_round')
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .whereRef('seeded_round.seed_pair_id', '=', 'seed_pair.id')
              .as('rounds'),
            selectFrom('seed_pair as previous').select('member_id').whereRef('previous.id', '=', 'seed_pair.previous_id').as('previousOf'),
          ])
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .execute(),
      (pairs) => {
        for (const { checksum, rounds, previousOf, ...pair } of pairs) {
          const {
            id,
            member_id: memberId,
            server_seed_hash: hash,
            client_seed: clientSeed,
            client_seed_at: joinedAt,
            revealed_at: revealedAt,
          } = pair;
          const joined = clientSeed === null || joinedAt === null ? [] : [joinedChecksum(checksums, memberId, hash, clientSeed, joinedAt)];
          const revealed = revealedAt === null ? [] : [revealedChecksum(checksums, memberId, revealedAt)];
          const isWhole = (clientSeed === null) === (joinedAt === null);
          if (!isWhole || [seedPairChecksum(checksums, pair), ...joined, ...revealed].join('.') !== checksum)
            progress.found('seed_pair', id, 'it was changed');
          if (pair.previous_id !== null && previousOf === null)
            progress.found('seed_pair', pair.previous_id, `it is missing; ${id} came after it`);
          if (commitTo(pair.server_seed) !== hash) progress.found('seed_pair', id, 'its hash is not that of its server seed');
          if (rounds !== pair.next_nonce)
            progress.found('seed_pair', id, 'its next number is not the number of its rounds: one is missing, or it was changed');
        }
      },
    );
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('member')
          .select(({ selectFrom }) => [
            'id',
            selectFrom('seed_pair')
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .whereRef('member_id', '=', 'member.id')
              .as('pairs'),
            selectFrom('seed_pair')
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .whereRef('member_id', '=', 'member.id')
              .where('client_seed_at', 'is', null)
              .as('toCome'),
          ])
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .execute(),
      (members) => {
        for (const { id, pairs, toCome } of members)
          if (pairs !== 0n && toCome !== 1n) progress.found('member', id, 'the pair of seeds to come is missing');
      },
    );
  },
};
