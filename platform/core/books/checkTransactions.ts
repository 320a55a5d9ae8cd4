import { isHouseAccount } from '../ledger/houseAccounts.ts';
import { transactionChecksum, type PostedRow } from '../ledger/ledgerChecksums.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import type { BooksParts } from './chainPostings.ts';

/** Paid by the house less paid to it. */
const fromHouse = (postings: readonly PostedRow[]): bigint =>
  postings.reduce(
    (sum, { from_account: from, to_account: to, amount }) =>
      sum + (isHouseAccount(from) ? amount : 0n) - (isHouseAccount(to) ? amount : 0n),
    0n,
  );

/** Every transaction against its checksum, its postings, and the deposit or round that it was made for. */
export async function checkTransactions({ db, checksums }: BooksParts, { found, passed }: CheckProgress): Promise<void> {
  await inPages(
    { found, passed },
    (after) => db.selectFrom('ledger_transaction').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
    async (transactions) => {
      const ids = transactions.map(({ id }) => id);
      if (ids.length === 0) return;
      const postings = Map.groupBy(
        await db.selectFrom('posting').selectAll().where('transaction_id', 'in', ids).execute(),
        (row) => row.transaction_id,
      );
      const deposits = Map.groupBy(
        await db.selectFrom('deposit').select(['id', 'transaction_id', 'amount']).where('transaction_id', 'in', ids).execute(),
        (row) => row.transaction_id,
      );
      const rounds = Map.groupBy(
        await db.selectFrom('game_round').select(['id', 'transaction_id', 'stake', 'win']).where('transaction_id', 'in', ids).execute(),
        (row) => row.transaction_id,
      );
      for (const { checksum, ...transaction } of transactions) {
        const { id, operation } = transaction;
        const posted = postings.get(id) ?? [];
        const seqs = posted.map(({ seq }) => seq).join(', ') || 'none';
        if (transactionChecksum(checksums, transaction, posted) !== checksum)
          found('ledger_transaction', id, `it or one of its postings (${seqs}) was changed, or one is missing`);
        const [deposit, ...moreDeposits] = deposits.get(id) ?? [];
        if ((operation === 'deposit') !== (deposit !== undefined) || moreDeposits.length > 0)
          found('ledger_transaction', id, 'its deposit is missing, or there is one too many');
        else if (deposit && deposit.amount !== fromHouse(posted)) found('deposit', deposit.id, 'its amount is not what was posted');
        const [round, ...moreRounds] = rounds.get(id) ?? [];
        if ((operation === 'slot-round') !== (round !== undefined) || moreRounds.length > 0)
          found('ledger_transaction', id, 'its round is missing, or there is one too many');
        else if (round && round.win - round.stake !== fromHouse(posted))
          found('game_round', round.id, 'its stake and win are not what was posted');
      }
    },
  );
}
