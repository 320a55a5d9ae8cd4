import { sql, type Kysely } from 'kysely';
import type { Checksums } from '../../../core/ledger/checksums.ts';
import { vouched } from '../../../core/ledger/vouched.ts';
import type { Database } from '../../../core/store/database.ts';
import type { PublicRound, Round } from './round.ts';
import { roundChecksum, seenChecksum } from './roundChecksums.ts';
import type { SlotTitle } from './title.ts';

interface SettledRound {
  readonly memberId: string;
  /** The member's session that it was staked in. */
  readonly sessionId: string;
  readonly title: SlotTitle;
  readonly round: Round;
  /** Ten-thousandths. */
  readonly stake: bigint;
  readonly win: bigint;
  readonly seedPairId: string;
  readonly transactionId: string;
}

export async function insertRound(db: Kysely<Database>, checksums: Checksums, settled: SettledRound): Promise<void> {
  const { memberId, sessionId, title, round, stake, win, seedPairId, transactionId } = settled;
  const row = {
    id: round.id,
    member_id: memberId,
    session_id: sessionId,
    node_id: title.code,
    title_code: title.code,
    title_version: BigInt(title.version),
    game_name_vi: title.name.vi,
    game_name_en: title.name.en,
    vendor_code: title.vendorCode,
    game_type: 'RNG',
    stake,
    win,
    currency: round.currency,
    state: 'SETTLED' as const,
    placed_at: BigInt(round.playedAt),
    seed_pair_id: seedPairId,
    nonce: BigInt(round.nonce),
    detail: JSON.stringify(round),
    transaction_id: transactionId,
  };
  await db
    .insertInto('game_round')
    .values({ ...row, seen_at: null, checksum: roundChecksum(checksums, row) })
    .execute();
}

/** The last round of a game that its player has not seen to the end, and the session it was staked in. */
export async function unseenRound(
  db: Kysely<Database>,
  memberId: string,
  titleCode: string,
): Promise<{ readonly round: Round; readonly sessionId: string } | null> {
  const row = await db
    .selectFrom('game_round')
    .select(['detail', 'session_id'])
    .where('member_id', '=', memberId)
    .where('title_code', '=', titleCode)
    .where('seen_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { round: JSON.parse(row.detail) as Round, sessionId: row.session_id } : null;
}

/** Marks every unseen round of a game seen: whoever spins again has left the round before. */
export async function markGameSeen(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  titleCode: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('game_round')
    .set({ seen_at: BigInt(now), checksum: vouched(seenChecksum(checksums, memberId, BigInt(now))) })
    .where('member_id', '=', memberId)
    .where('title_code', '=', titleCode)
    .where('seen_at', 'is', null)
    .execute();
}

/** False where the member has no such round. A round seen before stays as it was. */
export async function markRoundSeen(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  roundId: string,
  now: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('game_round')
    .select('seen_at')
    .where('id', '=', roundId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (known?.seen_at === null)
    await db
      .updateTable('game_round')
      .set({ seen_at: BigInt(now), checksum: vouched(seenChecksum(checksums, memberId, BigInt(now))) })
      .where('id', '=', roundId)
      .where('seen_at', 'is', null)
      .execute();
  return known !== undefined;
}

/** When a member's last round of any game began; null before the first. */
export async function lastRoundAt(db: Kysely<Database>, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('game_round')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.placed_at) : null;
}

/** Won less staked in all rounds of one session, in ten-thousandths. */
export async function netOfSession(db: Kysely<Database>, sessionId: string): Promise<bigint> {
  const sum = sql<bigint>`cast(coalesce(sum(win - stake), 0) as bigint)`.as('net');
  const { net } = await db.selectFrom('game_round').select(sum).where('session_id', '=', sessionId).executeTakeFirstOrThrow();
  return net;
}

/** A round as anybody may read it, and its server seed once that is revealed. */
export async function publicRound(db: Kysely<Database>, roundId: string): Promise<PublicRound | null> {
  const row = await db
    .selectFrom('game_round')
    .innerJoin('seed_pair', 'seed_pair.id', 'game_round.seed_pair_id')
    .select(['game_round.detail', 'seed_pair.server_seed', 'seed_pair.committed_at', 'seed_pair.client_seed_at', 'seed_pair.revealed_at'])
    .where('game_round.id', '=', roundId)
    .executeTakeFirst();
  if (!row) return null;
  const { committed_at: committedAt, client_seed_at: clientSeedAt, revealed_at: revealedAt } = row;
  return {
    round: JSON.parse(row.detail) as Round,
    serverSeed: revealedAt === null ? null : row.server_seed,
    seedTimes: {
      committedAt: Number(committedAt),
      clientSeedAt: Number(clientSeedAt),
      revealedAt: revealedAt === null ? null : Number(revealedAt),
    },
  };
}
