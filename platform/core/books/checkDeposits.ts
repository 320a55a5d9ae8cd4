import { depositChecksum } from '../../money/deposit/depositChecksums.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import type { BooksParts } from './chainPostings.ts';

/** Every deposit against its checksum and its transaction. */
export async function checkDeposits({ db, checksums }: BooksParts, progress: CheckProgress): Promise<void> {
  await inPages(
    progress,
    (after) =>
      db
        .selectFrom('deposit')
        .leftJoin('ledger_transaction', 'ledger_transaction.id', 'deposit.transaction_id')
        .selectAll('deposit')
        .select('ledger_transaction.id as payment')
        .where('deposit.id', '>', after)
        .orderBy('deposit.id')
        .limit(pageSize)
        .execute(),
    (deposits) => {
      for (const { checksum, payment, ...deposit } of deposits) {
        if (depositChecksum(checksums, deposit) !== checksum) progress.found('deposit', deposit.id, 'it was changed');
        if (payment === null && deposit.transaction_id !== null)
          progress.found('ledger_transaction', deposit.transaction_id, `it is missing; deposit ${deposit.id} rests on it`);
      }
    },
  );
}
