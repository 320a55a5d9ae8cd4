import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { payoutAccountChecksum } from './payoutAccounts.ts';

/** Every payout account against its checksum: money must not go where nobody bound it. */
export const vouchedPayoutAccounts: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) => db.selectFrom('payout_account').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
      (accounts) => {
        for (const account of accounts)
          if (payoutAccountChecksum(checksums, account) !== account.checksum)
            progress.found('payout_account', account.id, 'it was changed');
      },
    );
  },
};
