import type { Kysely } from 'kysely';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { Database } from '../../core/store/database.ts';
import { pipelineWithCommit } from '../../core/store/pipelineWithCommit.ts';
import type { PublicRound, Round } from './round.ts';
import { roundChecksum } from './roundChecksum.ts';

/** What is kept of a round beside its bet. */
interface DrawnRound {
  readonly betId: string;
  readonly titleVersion: number;
  readonly seedPairId: string;
  readonly nonce: number;
  /** By the words of its family. */
  readonly outcome: object;
}

/** Writes a round down; whether it could be written is told by the commit. Its bet is written first. */
export async function insertRound(db: Kysely<Database>, checksums: Checksums, drawn: DrawnRound): Promise<void> {
  const row = {
    bet_id: drawn.betId,
    title_version: BigInt(drawn.titleVersion),
    seed_pair_id: drawn.seedPairId,
    nonce: BigInt(drawn.nonce),
    outcome: JSON.stringify(drawn.outcome),
  };
  const insert = db.insertInto('seeded_round').values({ ...row, checksum: roundChecksum(checksums, row) });
  await db.executeQuery(pipelineWithCommit(insert.compile()));
}

const rounds = (db: Kysely<Database>) =>
  db
    .selectFrom('bet')
    .innerJoin('seeded_round', 'seeded_round.bet_id', 'bet.id')
    .innerJoin('seed_pair', 'seed_pair.id', 'seeded_round.seed_pair_id')
    .select([
      'bet.id',
      'bet.game_code',
      'bet.session_id',
      'bet.stake',
      'bet.payout',
      'bet.currency',
      'bet.placed_at',
      'seeded_round.title_version',
      'seeded_round.nonce',
      'seeded_round.outcome',
      'seed_pair.server_seed',
      'seed_pair.server_seed_hash',
      'seed_pair.client_seed',
      'seed_pair.committed_at',
      'seed_pair.client_seed_at',
      'seed_pair.revealed_at',
    ]);

type RoundRow = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

const roundOf = (row: RoundRow): Round => ({
  id: row.id,
  titleCode: row.game_code,
  titleVersion: Number(row.title_version),
  stake: writeAmount(row.stake),
  win: writeAmount(row.payout),
  currency: row.currency,
  ...(JSON.parse(row.outcome) as object),
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed ?? '',
  nonce: Number(row.nonce),
  playedAt: Number(row.placed_at),
});

/** A round by the id of its bet, and the session it was staked in; undefined for a bet that nothing was drawn for from seeds. */
export async function roundOfBet(
  db: Kysely<Database>,
  betId: string,
): Promise<{ readonly round: Round; readonly sessionId: string } | undefined> {
  const row = await rounds(db).where('bet.id', '=', betId).executeTakeFirst();
  return row && { round: roundOf(row), sessionId: row.session_id };
}

/** The round that a ledger transaction paid for. */
export const roundOfTransaction = async (db: Kysely<Database>, transactionId: string): Promise<Round> =>
  roundOf(await rounds(db).where('bet.transaction_id', '=', transactionId).executeTakeFirstOrThrow());

/** A round of a family's as anybody may read it, and its server seed once that is revealed. */
export async function publicRound(db: Kysely<Database>, family: string, betId: string): Promise<PublicRound | null> {
  const row = await rounds(db).where('bet.id', '=', betId).where('bet.family', '=', family).executeTakeFirst();
  if (!row) return null;
  const { committed_at: committedAt, client_seed_at: clientSeedAt, revealed_at: revealedAt } = row;
  return {
    round: roundOf(row),
    serverSeed: revealedAt === null ? null : row.server_seed,
    seedTimes: {
      committedAt: Number(committedAt),
      clientSeedAt: Number(clientSeedAt),
      revealedAt: revealedAt === null ? null : Number(revealedAt),
    },
  };
}
