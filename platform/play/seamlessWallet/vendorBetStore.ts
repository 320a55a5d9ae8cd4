import type { Kysely, Selectable } from 'kysely';
import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import type { Checksums } from '../../core/ledger/checksums.ts';
import type { Database } from '../../core/store/database.ts';
import type { VendorBetTable } from './seamlessTables.ts';

/** Vouches for which version of its game a bet may be paid out by. */
const vendorBetChecksum = (checksums: Checksums, bet: Omit<Selectable<VendorBetTable>, 'checksum'>): string =>
  checksums.of('vendor_bet', [bet.bet_id, bet.title_version]);

/** Writes down which version of its game a bet was placed under. */
export async function insertVendorBet(db: Kysely<Database>, checksums: Checksums, betId: string, titleVersion: number): Promise<void> {
  const row = { bet_id: betId, title_version: BigInt(titleVersion) };
  await db
    .insertInto('vendor_bet')
    .values({ ...row, checksum: vendorBetChecksum(checksums, row) })
    .execute();
}

/** Which game a bet is of, and in which version it was placed; undefined for one that was placed before versions were written down. */
export async function gameOfBet(
  db: Kysely<Database>,
  betId: string,
): Promise<{ readonly gameCode: string; readonly version: number | undefined }> {
  const row = await db
    .selectFrom('bet')
    .leftJoin('vendor_bet', 'vendor_bet.bet_id', 'bet.id')
    .select(['bet.game_code', 'vendor_bet.title_version'])
    .where('bet.id', '=', betId)
    .executeTakeFirstOrThrow();
  return { gameCode: row.game_code, version: row.title_version === null ? undefined : Number(row.title_version) };
}

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
