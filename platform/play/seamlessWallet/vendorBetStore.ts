import type { Kysely } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { Database } from '../../core/store/database.ts';
import { vendorBetChecksum } from './vendorBetChecksum.ts';

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
