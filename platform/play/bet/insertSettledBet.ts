import type { Kysely } from 'kysely';
import type { Brand } from '../../core/brand.ts';
import { businessDay } from '../../core/businessDay.ts';
import type { Checksums } from '../../core/ledger/checksums.ts';
import type { Database } from '../../core/store/database.ts';
import { toldByCommit } from '../../core/store/toldByCommit.ts';
import { betChecksum } from './betChecksums.ts';

/** A bet whose outcome is known with its stake: one ledger transaction takes the stake and pays it out. */
export interface SettledBet {
  readonly id: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly family: string;
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly category: string;
  readonly currency: string;
  /** Ten-thousandths; all of it counts as turnover. */
  readonly stake: bigint;
  /** Ten-thousandths. */
  readonly payout: bigint;
  readonly placedAt: number;
  readonly transactionId: string;
}

/** Writes a bet down as placed and settled; whether it could be written is told by the commit. */
export async function insertSettledBet(
  db: Kysely<Database>,
  { checksums, brand }: { readonly checksums: Checksums; readonly brand: Pick<Brand, 'timeZone'> },
  bet: SettledBet,
): Promise<void> {
  const row = {
    id: bet.id,
    member_id: bet.memberId,
    session_id: bet.sessionId,
    family: bet.family,
    game_code: bet.gameCode,
    vendor_code: bet.vendorCode,
    category: bet.category,
    currency: bet.currency,
    stake: bet.stake,
    valid_bet: bet.stake,
    payout: bet.payout,
    status: 'SETTLED' as const,
    placed_at: BigInt(bet.placedAt),
    business_day: businessDay(bet.placedAt, brand.timeZone),
    transaction_id: bet.transactionId,
    settled_at: BigInt(bet.placedAt),
    settlement_id: bet.payout > 0n ? bet.transactionId : null,
    seen_at: null,
  };
  const insert = db.insertInto('bet').values({ ...row, checksum: betChecksum(checksums, row) });
  await db.executeQuery(toldByCommit(insert.compile()));
}
