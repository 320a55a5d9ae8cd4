import { PlayRefusal } from './playRefusal.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { SeedCommitment } from './round.ts';
import { unseenRound } from './roundStore.ts';
import { commitmentOf, revealSeedPair, seedPairOf, startSeedPair } from './seedPairStore.ts';
import type { SlotParts } from './slotParts.ts';

/** Answer of `POST /games/slot/seeds`. */
export interface RotatedSeeds {
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** Rounds that were played with the pair. */
    readonly rounds: number;
  };
  readonly seeds: SeedCommitment;
}

/**
 * Shows the server seed in use and puts a new pair into its place, with the player's own seed. Throws
 * `PlayRefusal` round_unfinished while a round of the open game is on its way to the player's eyes.
 */
export const rotateSeeds = ({ db, clock, random }: SlotParts, session: OpenPlaySession, clientSeed: string): Promise<RotatedSeeds> =>
  db.transaction().execute(async (transaction) => {
    const { memberId, titleCode } = session;
    // The pair is taken first: on PostgreSQL that waits for a round in flight, which the look after it then sees.
    const used = await revealSeedPair(transaction, memberId, clock.now());
    if (await unseenRound(transaction, memberId, titleCode)) throw new PlayRefusal('round_unfinished');
    await startSeedPair(transaction, { clock, random }, memberId, clientSeed);
    return {
      revealed: {
        serverSeed: used.server_seed,
        serverSeedHash: used.server_seed_hash,
        clientSeed: used.client_seed,
        rounds: Number(used.next_nonce),
      },
      seeds: commitmentOf(await seedPairOf(transaction, { clock, random }, memberId)),
    };
  });
