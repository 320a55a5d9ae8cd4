import type { Kysely } from 'kysely';
import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import type { Database } from '../../core/store/database.ts';
import { readSnapshot } from '../../core/store/readSnapshot.ts';
import { withdrawalChecksum } from './withdrawalChecksums.ts';

/** What each operation pays out of the house, of a withdrawal's amount. */
const shares: Readonly<Record<string, bigint>> = { withdraw: 0n, 'withdraw.release': 0n, 'withdraw.pay': -1n, 'withdraw.return': 1n };

/** A page of withdrawals with their steps, as they were at one moment: they go on while they are read. */
const pageOf = (db: Kysely<Database>, after: string) =>
  readSnapshot(db, async (snapshot) => {
    const page = await snapshot.selectFrom('withdrawal').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute();
    const ids = page.map(({ id }) => id);
    const read = snapshot.selectFrom('withdrawal_step').selectAll().where('withdrawal_id', 'in', ids).orderBy('position');
    const steps = Map.groupBy(ids.length === 0 ? [] : await read.execute(), (row) => row.withdrawal_id);
    return page.map((withdrawal) => ({ ...withdrawal, steps: steps.get(withdrawal.id) ?? [] }));
  });

/** Every withdrawal and its steps against its checksum; every transaction of one against the step that it was made for. */
export const vouchedWithdrawals: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) => pageOf(db, after),
      (withdrawals) => {
        for (const { checksum, status, receipt_due: _due, steps, ...asked } of withdrawals)
          if (withdrawalChecksum(checksums, asked, steps) !== checksum || steps.at(-1)?.status !== status)
            progress.found('withdrawal', asked.id, 'it or one of its steps was changed, or one is missing');
      },
    );
  },

  ownedHolds: async (db, holds) =>
    (await db.selectFrom('withdrawal').select('hold_id').where('hold_id', 'in', holds).execute()).map(({ hold_id: id }) => id),

  async checkPosted(db, transactions, found) {
    const ids = transactions.map(({ id }) => id);
    const rows = await db
      .selectFrom('withdrawal_step')
      .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_step.withdrawal_id')
      .select(['withdrawal.id', 'withdrawal.amount', 'withdrawal_step.transaction_id'])
      .where('withdrawal_step.transaction_id', 'in', ids)
      .execute();
    const steps = Map.groupBy(rows, (row) => row.transaction_id);
    for (const { id, operation, fromHouse } of transactions) {
      const share = shares[operation];
      const [step, ...more] = steps.get(id) ?? [];
      if ((share !== undefined) !== (step !== undefined) || more.length > 0)
        found('ledger_transaction', id, 'its withdrawal is missing, or there is one too many');
      else if (step && share !== undefined && step.amount * share !== fromHouse)
        found('withdrawal', step.id, 'its amount is not what was posted');
    }
  },
};
