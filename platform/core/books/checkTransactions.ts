import { isHouseAccount } from '../ledger/accounts/houseAccountId.ts';
import { transactionChecksum, type PostedRow } from '../ledger/checksums/ledgerChecksums.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import type { BooksParts } from './chainPostings.ts';
import type { VouchedRows } from './vouchedRows.ts';

/** Paid by the house less paid to it. */
const fromHouse = (postings: readonly PostedRow[]): bigint =>
  postings.reduce(
    (sum, { from_account: from, to_account: to, amount }) =>
      sum + (isHouseAccount(from) ? amount : 0n) - (isHouseAccount(to) ? amount : 0n),
    0n,
  );

/** Every transaction against its checksum, its postings, and what it was made for. */
export async function checkTransactions(
  { db, checksums, vouched }: BooksParts & { readonly vouched: readonly VouchedRows[] },
  { found, passed }: CheckProgress,
): Promise<void> {
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
      const posted = transactions.map(({ id, operation }) => {
        const rows = postings.get(id) ?? [];
        return { id, operation, isEmpty: rows.length === 0, fromHouse: fromHouse(rows) };
      });
      for (const { checksum, ...transaction } of transactions) {
        const rows = postings.get(transaction.id) ?? [];
        const seqs = rows.map(({ seq }) => seq).join(', ') || 'none';
        if (transactionChecksum(checksums, transaction, rows) !== checksum)
          found('ledger_transaction', transaction.id, `it or one of its postings (${seqs}) was changed, or one is missing`);
      }
      for (const each of vouched) await each.checkPosted?.(db, posted, found);
    },
  );
}
