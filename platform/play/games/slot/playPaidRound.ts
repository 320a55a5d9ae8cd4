import { parseAmount, writeAmount } from '../../../core/ledger/amount.ts';
import { newId } from '../../../core/newId.ts';
import { drawStream } from './drawStream.ts';
import { PlayRefusal } from './playRefusal.ts';
import { playRound } from './playRound.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { PlayedRound, Round } from './round.ts';
import { timeToNextRound } from './roundPace.ts';
import { insertRound, lastRoundAt, markGameSeen, netOfSession } from './roundStore.ts';
import { commitmentOf, nextServerSeedHash, takeNonce } from './seedPairStore.ts';
import type { SlotParts } from './slotParts.ts';

/** The house's side of every stake and win. */
const gamesAccount = 'games';

/**
 * Begins at most one round of a member per `shortestRound`, however many pages and games it is asked from: the account is held meanwhile.
 * Takes the stake, draws, pays the win and writes the round down: all of it or nothing. The same key
 * again gets the first round back. Throws `PlayRefusal`, `InsufficientBalance`, `IdempotencyMismatch`.
 */
export async function playPaidRound(parts: SlotParts, session: OpenPlaySession, stakeText: string, key: string): Promise<PlayedRound> {
  const { memberId, sessionId, titleCode, titleVersion } = session;
  const title = parts.titles.find(titleCode, titleVersion);
  if (!title) throw new PlayRefusal('session_over');
  if (!title.stakes.includes(stakeText)) throw new PlayRefusal('stake_not_offered');
  const stake = parseAmount(stakeText);
  const identity = { memberId, operation: 'slot-round', key };
  return await parts.ledger.once<PlayedRound>(identity, { titleCode, titleVersion, stake: stakeText }, async (transaction) => {
    const cash = await transaction.cashOf(memberId);
    const now = parts.clock.now();
    const left = timeToNextRound(await lastRoundAt(transaction.db, memberId), now, parts.brand.slots.shortestRound);
    if (left > 0) throw new PlayRefusal('too_soon', left);
    const house = await transaction.house(gamesAccount, cash.currency);
    await transaction.post([{ from: cash.id, to: house, amount: stake }]);
    const pair = await takeNonce(transaction.db, memberId);
    if (!pair) throw new PlayRefusal('seeds_needed');
    const nonce = Number(pair.next_nonce) - 1;
    const { spins, win } = playRound(title.model, stake, drawStream({ serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce }));
    if (win > 0n) await transaction.post([{ from: house, to: cash.id, amount: win }]);
    const round: Round = {
      id: newId(parts),
      titleCode,
      titleVersion,
      stake: stakeText,
      win: writeAmount(win),
      currency: cash.currency,
      spins,
      serverSeedHash: pair.server_seed_hash,
      clientSeed: pair.client_seed,
      nonce,
      playedAt: now,
    };
    await markGameSeen(transaction.db, parts.checksums, memberId, titleCode, now);
    await insertRound(transaction.db, parts.checksums, {
      memberId,
      sessionId,
      title,
      round,
      stake,
      win,
      seedPairId: pair.id,
      transactionId: transaction.id,
    });
    return {
      round,
      balance: writeAmount(cash.balance - stake + win),
      seeds: { inUse: commitmentOf(pair), nextServerSeedHash: await nextServerSeedHash(transaction.db, parts, memberId) },
      net: writeAmount(await netOfSession(transaction.db, sessionId)),
    };
  });
}
