import type { Kysely } from 'kysely';
import type { Brand } from '../../core/brand.ts';
import { businessDay } from '../../core/businessDay.ts';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { Database } from '../../core/store/database.ts';
import { pipelineWithCommit } from '../../core/store/pipelineWithCommit.ts';
import { betChecksum } from './betChecksums.ts';

/** A bet as it is placed. */
export interface PlacedBet {
  readonly id: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly family: string;
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly category: string;
  readonly currency: string;
  /** Ten-thousandths. */
  readonly stake: bigint;
  readonly placedAt: number;
  readonly transactionId: string;
}

/** One ledger transaction takes the stake and pays it out, all of it counting as turnover; or the stake is set aside until the outcome comes. */
export type NewBet = PlacedBet & ({ readonly payout: bigint } | { readonly holdId: string });

const outcomeOf = (bet: NewBet) => {
  if ('holdId' in bet)
    return { hold_id: bet.holdId, valid_bet: 0n, payout: 0n, status: 'PLACED' as const, settled_at: null, settlement_id: null };
  const { stake, payout, placedAt, transactionId } = bet;
  const settlement = payout > 0n ? transactionId : null;
  return { hold_id: null, valid_bet: stake, payout, status: 'SETTLED' as const, settled_at: BigInt(placedAt), settlement_id: settlement };
};

/** Writes a bet down; whether it could be written is told by the commit. */
export async function insertBet(
  db: Kysely<Database>,
  { checksums, brand }: { readonly checksums: Checksums; readonly brand: Pick<Brand, 'timeZone'> },
  bet: NewBet,
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
    placed_at: BigInt(bet.placedAt),
    business_day: businessDay(bet.placedAt, brand.timeZone),
    transaction_id: bet.transactionId,
    ...outcomeOf(bet),
    seen_at: null,
  };
  const insert = db.insertInto('bet').values({ ...row, checksum: betChecksum(checksums, row) });
  await db.executeQuery(pipelineWithCommit(insert.compile()));
}
