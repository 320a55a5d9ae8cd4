import type { Kysely } from 'kysely';
import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import type { Database } from '../../core/store/database.ts';
import { walletTransferChecksum } from './walletTransferChecksums.ts';

const idsOf = async (db: Kysely<Database>, column: 'transaction_id' | 'settlement_id', ids: readonly string[]) =>
  new Set((await db.selectFrom('wallet_transfer').select(column).where(column, 'in', ids).execute()).map((row) => row[column]));

/** By what a transfer ends: where it was to go, or back where it came from. */
const closings: readonly string[] = ['walletTransferClosed', 'walletTransferReturned'];

/** Every transfer against its checksum and the transactions that it rests on; these against their transfers. */
export const vouchedWalletTransfers: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('wallet_transfer')
          .leftJoin('ledger_transaction as begun', 'begun.id', 'wallet_transfer.transaction_id')
          .leftJoin('ledger_transaction as closed', 'closed.id', 'wallet_transfer.settlement_id')
          .selectAll('wallet_transfer')
          .select(['begun.id as begunBy', 'closed.id as closedBy'])
          .where('wallet_transfer.id', '>', after)
          .orderBy('wallet_transfer.id')
          .limit(pageSize)
          .execute(),
      (rows) => {
        for (const { checksum, begunBy, closedBy, ...row } of rows) {
          if (walletTransferChecksum(checksums, row) !== checksum) progress.found('wallet_transfer', row.id, 'it was changed');
          for (const [id, found] of [
            [row.transaction_id, begunBy],
            [row.settlement_id, closedBy],
          ] as const)
            if (id !== null && found === null) progress.found('ledger_transaction', id, `it is missing; transfer ${row.id} rests on it`);
        }
      },
    );
  },

  ownedHolds: async (db, holds) =>
    (await db.selectFrom('wallet_transfer').select('hold_id').where('hold_id', 'in', holds).execute()).map(({ hold_id: id }) => id),

  async checkPosted(db, transactions, found) {
    const ids = transactions.map(({ id }) => id);
    const begun = await idsOf(db, 'transaction_id', ids);
    const closed = await idsOf(db, 'settlement_id', ids);
    for (const { id, operation, fromHouse } of transactions) {
      // A recall that found nothing has no transfers.
      const isMissing = (operation === 'walletTransfer' && !begun.has(id)) || (closings.includes(operation) && !closed.has(id));
      const isOther =
        (begun.has(id) && !['walletTransfer', 'walletRecall'].includes(operation)) || (closed.has(id) && !closings.includes(operation));
      if (isMissing || isOther) found('ledger_transaction', id, 'its transfer is missing, or there is one too many');
      else if ((begun.has(id) || closed.has(id)) && fromHouse !== 0n)
        found('ledger_transaction', id, 'the house has paid or taken by a transfer between wallets');
    }
  },
};
