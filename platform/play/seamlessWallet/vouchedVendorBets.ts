import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { vendorBetChecksum } from './vendorBetChecksum.ts';

/** Every bet's version against its checksum. */
export const vouchedVendorBets: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('vendor_bet')
          .leftJoin('bet', 'bet.id', 'vendor_bet.bet_id')
          .selectAll('vendor_bet')
          .select(['vendor_bet.bet_id as id', 'bet.id as bet'])
          .where('vendor_bet.bet_id', '>', after)
          .orderBy('vendor_bet.bet_id')
          .limit(pageSize)
          .execute(),
      (rows) => {
        for (const { checksum, id, bet, ...row } of rows) {
          if (vendorBetChecksum(checksums, row) !== checksum) progress.found('vendor_bet', id, 'it was changed');
          if (bet === null) progress.found('bet', id, 'it is missing, and was placed by a vendor');
        }
      },
    );
  },
};
