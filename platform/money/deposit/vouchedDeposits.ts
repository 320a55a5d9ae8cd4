import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { isVouched } from './depositChecksums.ts';

/** Every deposit against its checksum and its transaction; every transaction of a deposit against that deposit alone. */
export const vouchedDeposits: VouchedRows = {
  async check({ db, checksums }, progress) {
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
        for (const { payment, ...deposit } of deposits) {
          if (!isVouched(checksums, deposit)) progress.found('deposit', deposit.id, 'it was changed');
          if (payment === null && deposit.transaction_id !== null)
            progress.found('ledger_transaction', deposit.transaction_id, `it is missing; deposit ${deposit.id} rests on it`);
        }
      },
    );
  },

  async checkPosted(db, transactions, found) {
    const ids = transactions.map(({ id }) => id);
    const rows = await db.selectFrom('deposit').select(['id', 'transaction_id', 'credited']).where('transaction_id', 'in', ids).execute();
    const deposits = Map.groupBy(rows, (row) => row.transaction_id);
    for (const { id, operation, fromHouse } of transactions) {
      const [deposit, ...more] = deposits.get(id) ?? [];
      if ((operation === 'deposit') !== (deposit !== undefined) || more.length > 0)
        found('ledger_transaction', id, 'its deposit is missing, or there is one too many');
      else if (deposit && deposit.credited !== fromHouse) found('deposit', deposit.id, 'its amount is not what was posted');
    }
  },
};
