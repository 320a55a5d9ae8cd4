import { betChecksum } from '../../play/bet/betChecksums.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import type { BooksParts } from './chainPostings.ts';

/** Every bet against its checksum, the order of its steps, and the transactions that took its stake and paid it out. */
export async function checkBets({ db, checksums }: BooksParts, progress: CheckProgress): Promise<void> {
  await inPages(
    progress,
    (after) =>
      db
        .selectFrom('bet')
        .leftJoin('ledger_transaction as stake', 'stake.id', 'bet.transaction_id')
        .leftJoin('ledger_transaction as payment', 'payment.id', 'bet.settlement_id')
        .selectAll('bet')
        .select(['stake.id as staked', 'payment.id as paid'])
        .where('bet.id', '>', after)
        .orderBy('bet.id')
        .limit(pageSize)
        .execute(),
    (bets) => {
      for (const { checksum, staked, paid, ...bet } of bets) {
        const { id, placed_at: placedAt, settled_at: settledAt, seen_at: seenAt } = bet;
        const isInOrder = (settledAt ?? placedAt) >= placedAt && (seenAt ?? Infinity) >= (settledAt ?? placedAt);
        if (!isInOrder || betChecksum(checksums, bet) !== checksum) progress.found('bet', id, 'it was changed');
        if (staked === null) progress.found('ledger_transaction', bet.transaction_id, `it is missing; bet ${id} rests on it`);
        if (bet.settlement_id !== null && paid === null)
          progress.found('ledger_transaction', bet.settlement_id, `it is missing; bet ${id} rests on it`);
      }
    },
  );
}
