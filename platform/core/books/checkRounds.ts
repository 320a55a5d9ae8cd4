import { roundChecksum, seenChecksum } from '../../play/games/slot/roundChecksums.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import type { BooksParts } from './chainPostings.ts';

/** Every round against its checksum, its transaction and its seeds. */
export async function checkRounds({ db, checksums }: BooksParts, progress: CheckProgress): Promise<void> {
  await inPages(
    progress,
    (after) =>
      db
        .selectFrom('game_round')
        .leftJoin('ledger_transaction', 'ledger_transaction.id', 'game_round.transaction_id')
        .leftJoin('seed_pair', 'seed_pair.id', 'game_round.seed_pair_id')
        .selectAll('game_round')
        .select(['ledger_transaction.id as payment', 'seed_pair.member_id as seedsOf'])
        .where('game_round.id', '>', after)
        .orderBy('game_round.id')
        .limit(pageSize)
        .execute(),
    (rounds) => {
      for (const { checksum, payment, seedsOf, seen_at: seenAt, ...round } of rounds) {
        const steps = [roundChecksum(checksums, round), ...(seenAt === null ? [] : [seenChecksum(checksums, round.member_id, seenAt)])];
        if (steps.join('.') !== checksum || (seenAt !== null && seenAt < round.placed_at))
          progress.found('game_round', round.id, 'it was changed');
        if (seedsOf === null) progress.found('seed_pair', round.seed_pair_id, `it is missing; round ${round.id} was played with it`);
        if (payment === null) progress.found('ledger_transaction', round.transaction_id, `it is missing; round ${round.id} rests on it`);
      }
    },
  );
}
