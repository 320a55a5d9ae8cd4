import type { Kysely, Selectable } from 'kysely';
import { newId } from '../../newId.ts';
import type { PlatformParts } from '../../parts.ts';
import type { Database } from '../../store/database.ts';
import type { SeedPairTable } from '../../store/tables/gameTables.ts';
import { commitTo } from './drawStream.ts';
import type { SeedCommitment } from './round.ts';

type SeedPair = Selectable<SeedPairTable>;
type Makers = Pick<PlatformParts, 'clock' | 'random'>;

/** What may be told of a pair while it is in use. */
export const commitmentOf = (pair: SeedPair): SeedCommitment => ({
  serverSeedHash: pair.server_seed_hash,
  clientSeed: pair.client_seed,
  nonce: Number(pair.next_nonce),
});

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Puts a fresh pair into use unless the member has one. The player's seed is random until they choose their own. */
export async function startSeedPair(db: Kysely<Database>, { clock, random }: Makers, memberId: string, clientSeed?: string): Promise<void> {
  const serverSeed = hex(random.bytes(32));
  await db
    .insertInto('seed_pair')
    .values({
      id: newId({ clock, random }),
      member_id: memberId,
      server_seed: serverSeed,
      server_seed_hash: commitTo(serverSeed),
      client_seed: clientSeed ?? hex(random.bytes(8)),
      next_nonce: 0n,
      created_at: BigInt(clock.now()),
      revealed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const inUse = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('seed_pair').selectAll().where('member_id', '=', memberId).where('revealed_at', 'is', null);

/** The pair in use, started where there is none. */
export async function seedPairOf(db: Kysely<Database>, makers: Makers, memberId: string): Promise<SeedPair> {
  const found = await inUse(db, memberId).executeTakeFirst();
  if (found) return found;
  await startSeedPair(db, makers, memberId);
  return await inUse(db, memberId).executeTakeFirstOrThrow();
}

/** A pair can be replaced while a statement waits for its row; the next look finds the one in use. */
async function untilFound<Result>(look: () => Promise<Result | undefined>): Promise<Result> {
  for (let tried = 0; tried < 5; tried += 1) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error('no pair of seeds stays in use');
}

/** Takes the next nonce within the caller's transaction; `next_nonce` of the answer is the one after it. */
export const takeNonce = (db: Kysely<Database>, memberId: string): Promise<SeedPair> =>
  untilFound(() =>
    db
      .updateTable('seed_pair')
      .set((row) => ({ next_nonce: row('next_nonce', '+', 1n) }))
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );

/** Takes the pair out of use, so that its server seed may be shown. */
export const revealSeedPair = (db: Kysely<Database>, memberId: string, now: number): Promise<SeedPair> =>
  untilFound(() =>
    db
      .updateTable('seed_pair')
      .set({ revealed_at: BigInt(now) })
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
