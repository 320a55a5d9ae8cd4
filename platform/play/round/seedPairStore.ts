import type { Kysely, Selectable } from 'kysely';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { lastBetAt } from '../bet/visitBets.ts';
import type { SeedPairTable } from './roundTables.ts';
import { commitTo } from '../family/drawStream.ts';
import type { SeedCommitment, Seeds } from './round.ts';
import { joinedChecksum, revealedChecksum, seedPairChecksum } from './seedPairChecksums.ts';

type SeedPair = Selectable<SeedPairTable>;
type Makers = Pick<PlatformParts, 'checksums' | 'clock' | 'random'>;

/** A pair that the player's seed has joined. */
export interface PairInUse extends SeedPair {
  readonly client_seed: string;
}

/** The player's own seed, and the hash that they saw when they gave it. */
export interface GivenSeed {
  readonly clientSeed: string;
  readonly serverSeedHash: string;
}

/** What may be told of a pair while it is in use. */
export const commitmentOf = (pair: PairInUse): SeedCommitment => ({
  serverSeedHash: pair.server_seed_hash,
  clientSeed: pair.client_seed,
  nonce: Number(pair.next_nonce),
});

const joined = (pair: SeedPair | undefined): PairInUse | undefined =>
  pair && pair.client_seed !== null ? { ...pair, client_seed: pair.client_seed } : undefined;

/** Draws the server seed of the pair to come and commits to it, unless the member has one that waits. Nothing of the player's goes into it. */
async function commitToNextPair(db: Kysely<Database>, { checksums, clock, random }: Makers, memberId: string): Promise<void> {
  const serverSeed = Buffer.from(random.bytes(32)).toString('hex');
  const previous = await db
    .selectFrom('seed_pair')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    id: newId({ clock, random }),
    member_id: memberId,
    server_seed: serverSeed,
    server_seed_hash: commitTo(serverSeed),
    committed_at: BigInt(clock.now()),
    previous_id: previous?.id ?? null,
  };
  await db
    .insertInto('seed_pair')
    .values({
      ...row,
      client_seed: null,
      next_nonce: 0n,
      client_seed_at: null,
      revealed_at: null,
      checksum: seedPairChecksum(checksums, row),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const unrevealed = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('seed_pair').selectAll().where('member_id', '=', memberId).where('revealed_at', 'is', null);

const waiting = (db: Kysely<Database>, memberId: string) => unrevealed(db, memberId).where('client_seed_at', 'is', null);
const inUse = (db: Kysely<Database>, memberId: string) => unrevealed(db, memberId).where('client_seed_at', 'is not', null);

export const pairInUse = async (db: Kysely<Database>, memberId: string): Promise<PairInUse | undefined> =>
  joined(await inUse(db, memberId).executeTakeFirst());

/** Steps may be taken by platforms whose clocks differ; what rests on another one is never earlier. */
const latest = (...times: readonly bigint[]): bigint => times.reduce((one, other) => (one > other ? one : other));

/** Hash of the server seed to come, committed to where nothing was yet. */
export async function nextServerSeedHash(db: Kysely<Database>, makers: Makers, memberId: string): Promise<string> {
  const found = await waiting(db, memberId).executeTakeFirst();
  if (found) return found.server_seed_hash;
  await commitToNextPair(db, makers, memberId);
  return (await waiting(db, memberId).executeTakeFirstOrThrow()).server_seed_hash;
}

/** What a member may know of their seeds. */
export async function seedsOf(db: Kysely<Database>, makers: Makers, memberId: string): Promise<Seeds> {
  const pair = await pairInUse(db, memberId);
  return { inUse: pair ? commitmentOf(pair) : null, nextServerSeedHash: await nextServerSeedHash(db, makers, memberId) };
}

/** On PostgreSQL a pair can be replaced while a statement waits for its row; the next look finds the one in use. */
const looks = 5;

/** Takes the next nonce within the caller's transaction; `next_nonce` of the answer is the one after it. Undefined where the player has given no seed yet. */
export async function takeNonce(db: Kysely<Database>, memberId: string): Promise<PairInUse | undefined> {
  for (let look = 0; look < looks; look += 1) {
    const pair = joined(
      await db
        .updateTable('seed_pair')
        .set((row) => ({ next_nonce: row('next_nonce', '+', 1n) }))
        .where('member_id', '=', memberId)
        .where('client_seed_at', 'is not', null)
        .where('revealed_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    );
    if (pair) return pair;
  }
  return undefined;
}

/** The pair in use, held to the end of the caller's transaction: on PostgreSQL that waits for a round in flight, and for whoever changes it. Undefined where none is in use. */
export const heldPairInUse = async (db: Kysely<Database>, memberId: string): Promise<PairInUse | undefined> =>
  joined(await forUpdate(inUse(db, memberId)).executeTakeFirst());

/** Takes a held pair out of use, so that its server seed may be shown, never before the last round that it was played with. */
export async function revealPair(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  used: PairInUse,
  now: number,
): Promise<PairInUse | undefined> {
  const at = latest(BigInt(now), used.client_seed_at ?? 0n, BigInt((await lastBetAt(db, memberId)) ?? 0));
  return joined(
    await db
      .updateTable('seed_pair')
      .set({ revealed_at: at, checksum: vouched(revealedChecksum(checksums, memberId, at)) })
      .where('id', '=', used.id)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Joins the player's seed to the server seed of that hash, never before that was committed to. Undefined where another one is to come. */
export async function joinNextPair(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  { clientSeed, serverSeedHash }: GivenSeed,
  now: number,
): Promise<PairInUse | undefined> {
  const next = await waiting(db, memberId).where('server_seed_hash', '=', serverSeedHash).executeTakeFirst();
  if (!next) return undefined;
  const at = latest(BigInt(now), next.committed_at);
  return joined(
    await db
      .updateTable('seed_pair')
      .set({
        client_seed: clientSeed,
        client_seed_at: at,
        checksum: vouched(joinedChecksum(checksums, memberId, serverSeedHash, clientSeed, at)),
      })
      .where('id', '=', next.id)
      .where('client_seed_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** The pair that was revealed last. */
export const lastRevealedPair = async (db: Kysely<Database>, memberId: string): Promise<PairInUse | undefined> =>
  joined(
    await db
      .selectFrom('seed_pair')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is not', null)
      .orderBy('revealed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
