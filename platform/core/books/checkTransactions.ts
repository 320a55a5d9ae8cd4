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

const betsBy = (db: BooksParts['db'], column: 'transaction_id' | 'settlement_id', ids: readonly string[]) =>
  db.selectFrom('bet').select(['id', 'transaction_id', 'settlement_id', 'stake', 'payout']).where(column, 'in', ids).execute();

const sumOf = <Column extends string>(rows: readonly Readonly<Record<Column, bigint>>[], column: Column): bigint =>
  rows.reduce((sum, row) => sum + row[column], 0n);

/** Every transaction against its checksum, its postings, and the deposit or the bets that it was made for. */
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
      const placed = Map.groupBy(await betsBy(db, 'transaction_id', ids), (row) => row.transaction_id);
      const settled = Map.groupBy(await betsBy(db, 'settlement_id', ids), (row) => row.settlement_id);
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
        const stakes = placed.get(id) ?? [];
        const payments = settled.get(id) ?? [];
        const [bet] = [...stakes, ...payments];
        if (operation === 'bet' ? stakes.length === 0 : stakes.length > 0 || (operation === 'settlement') !== payments.length > 0)
          found('ledger_transaction', id, 'its bet is missing, or there is one too many');
        else if (bet && sumOf(payments, 'payout') - sumOf(stakes, 'stake') !== fromHouse(posted))
          found('bet', bet.id, 'stake and payout are not what was posted');
      }
    },
  );
}
