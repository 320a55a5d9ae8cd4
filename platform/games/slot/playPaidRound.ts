import { parseAmount, writeAmount } from '../../ledger/amount.ts';
import { newId } from '../../newId.ts';
import { drawStream } from './drawStream.ts';
import { PlayRefusal } from './playRefusal.ts';
import { playRound } from './playRound.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { PlayedRound, Round } from './round.ts';
import { insertRound, markGameSeen } from './roundStore.ts';
import { commitmentOf, takeNonce } from './seedPairStore.ts';
import type { SlotParts } from './slotParts.ts';

/** The house's side of every stake and win. */
const gamesAccount = 'games';

/**
 * Takes the stake, draws, pays the win and writes the round down: all of it or nothing. The same key
 * again gets the first round back. Throws `PlayRefusal`, `InsufficientBalance`, `IdempotencyMismatch`.
 */
export async function playPaidRound(parts: SlotParts, session: OpenPlaySession, stakeText: string, key: string): Promise<PlayedRound> {
  const { memberId, titleCode, titleVersion } = session;
  const title = parts.titles.find(titleCode, titleVersion);
  if (!title) throw new PlayRefusal('session_over');
  if (!title.stakes.includes(stakeText)) throw new PlayRefusal('stake_not_offered');
  const stake = parseAmount(stakeText);
  const identity = { memberId, operation: 'slot-round', key };
  return await parts.ledger.once<PlayedRound>(identity, { titleCode, titleVersion, stake: stakeText }, async (transaction) => {
    const cash = await transaction.cashOf(memberId);
    const house = await transaction.house(gamesAccount, cash.currency);
    await transaction.post([{ from: cash.id, to: house, amount: stake }]);
    const pair = await takeNonce(transaction.db, memberId);
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
      playedAt: parts.clock.now(),
    };
    await markGameSeen(transaction.db, memberId, titleCode, round.playedAt);
    await insertRound(transaction.db, { memberId, title, round, stake, win, seedPairId: pair.id });
    return { round, balance: writeAmount(cash.balance - stake + win), seeds: commitmentOf(pair) };
  });
}
