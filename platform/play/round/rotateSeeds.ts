import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { unseenBet } from '../bet/seenBets.ts';
import { PlayRefusal } from './playRefusal.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { RotatedSeeds } from './round.ts';
import {
  type GivenSeed,
  heldPairInUse,
  joinNextPair,
  lastRevealedPair,
  type PairInUse,
  pairInUse,
  revealPair,
  seedsOf,
} from './seedPairStore.ts';
import type { PlayParts } from './playParts.ts';

/** A pair that no round was played with stays in use for at least this long: each change leaves a row behind, and rounds have a pace of their own. */
const shortestUse = 1_000;

/**
 * Joins the player's seed to the server seed that was committed to before, shows the server seed that was in use, and commits
 * to the next. The seed is taken for the one hash that the player saw: for any other it is refused, and so the server has no choice
 * left once it knows the seed. The same again gets the same answer. Throws `PlayRefusal` seeds_changed, round_unfinished while a round
 * of the open game is on its way to the player's eyes, or too_soon.
 */
export const rotateSeeds = (parts: PlayParts, { memberId, titleCode }: OpenPlaySession, given: GivenSeed): Promise<RotatedSeeds> =>
  parts.db.transaction().execute(async (db) => {
    const now = parts.clock.now();
    const isGiven = (pair: PairInUse | undefined): boolean =>
      pair?.server_seed_hash === given.serverSeedHash && pair.client_seed === given.clientSeed;
    const again = async () => await answer(parts, db, memberId, await lastRevealedPair(db, memberId));
    // Held before it is looked at: the same, asked for at once, might else be done between the look and the hold, and this would take that very pair out of use.
    // A round in flight is waited for, which the look after it then sees.
    const held = await heldPairInUse(db, memberId);
    if (isGiven(held)) return await again();
    const used = held && (await revealPair(db, parts.checksums, memberId, held, now));
    if (await unseenBet(db, memberId, titleCode)) throw new PlayRefusal('round_unfinished');
    if (!(await joinNextPair(db, parts.checksums, memberId, given, now))) {
      // On PostgreSQL the same may have been asked for at once: the other one was waited for just now.
      if (isGiven(await pairInUse(db, memberId))) return await again();
      throw new PlayRefusal('seeds_changed');
    }
    const left = used?.next_nonce === 0n ? Number(used.client_seed_at) + shortestUse - now : 0;
    if (left > 0 && left <= shortestUse) throw new PlayRefusal('too_soon', left);
    return await answer(parts, db, memberId, used);
  });

async function answer(parts: PlayParts, db: Kysely<Database>, memberId: string, used: PairInUse | undefined): Promise<RotatedSeeds> {
  const revealed = used && {
    serverSeed: used.server_seed,
    serverSeedHash: used.server_seed_hash,
    clientSeed: used.client_seed,
    rounds: Number(used.next_nonce),
  };
  return { revealed: revealed ?? null, seeds: await seedsOf(db, parts, memberId) };
}
