import type { Kysely } from 'kysely';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import type { Database } from '../../core/store/database.ts';
import { insertBet } from '../bet/insertBet.ts';
import { markGameSeen } from '../bet/seenBets.ts';
import { stakeWallet } from '../bet/stakeWallet.ts';
import { lastStakes, netOfSession } from '../bet/visitBets.ts';
import { drawStream } from '../family/drawStream.ts';
import { checkOpen } from './checkOpen.ts';
import { spendable } from './spendable.ts';
import { PlayRefusal } from './playRefusal.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { PlayedRound, Round } from './round.ts';
import { shortestRoundOf, timeToNextRound } from './roundPace.ts';
import { insertRound, roundOfTransaction } from './roundStore.ts';
import { commitmentOf, nextServerSeedHash, seedsOf, takeNonce } from './seedPairStore.ts';
import type { PlayParts } from './playParts.ts';

/** What the page sent: the stake as a decimal string, and what its game lets a player choose beside it. */
export interface RoundRequest extends Readonly<Record<string, unknown>> {
  readonly stake: string;
}

/** The house's side of every stake and win. */
const gamesAccount = 'games';

/**
 * Begins at most one round of a member per `shortestRound`, however many pages and games it is asked from: the account is held meanwhile.
 * Takes the stake, draws, pays the win and writes the bet and its round down: all of it or nothing. The same key again gets the first
 * round back, with balance, seeds and net as they stand by then. Throws `PlayRefusal`
 * (session_over, game_maintenance, game_withdrawn, stake_not_offered, bad_request, too_soon, seeds_needed), `InsufficientBalance`, `IdempotencyMismatch`.
 */
export async function playPaidRound(parts: PlayParts, session: OpenPlaySession, asked: RoundRequest, key: string): Promise<PlayedRound> {
  const { brand, checksums, clock, ledger, playLimits, titles } = parts;
  const { memberId, sessionId, titleCode, titleVersion } = session;
  const { stake: stakeText, ...rest } = asked;
  const title = titles.find(titleCode, titleVersion);
  if (!title) throw new PlayRefusal('session_over');
  if (!title.stakes.includes(stakeText)) throw new PlayRefusal('stake_not_offered');
  const play = title.play(rest);
  if (!play) throw new PlayRefusal('bad_request');
  const stake = parseAmount(stakeText);
  const offering = (await parts.currentCatalogue()).offeringOf(titleCode);
  const playedBefore = async (db: Kysely<Database>, transactionId: string): Promise<PlayedRound> => ({
    round: await roundOfTransaction(db, transactionId),
    balance: writeAmount(await spendable(parts, memberId, title.vendorCode)),
    seeds: await seedsOf(db, parts, memberId),
    net: writeAmount(await netOfSession(db, sessionId)),
  });
  return await ledger.once<PlayedRound>(
    { memberId, operation: 'bet', key },
    { titleCode, titleVersion, stake: stakeText, choice: play.choice },
    async ({ db, id: transactionId, ...transaction }) => {
      // Only here: a round that was played before it closed is answered again.
      checkOpen(offering);
      const cash = await transaction.cashOf(memberId);
      const now = clock.now();
      const last = await lastStakes(db, memberId, now);
      const left = timeToNextRound(last, now, shortestRoundOf(brand, title));
      if (left > 0) throw new PlayRefusal('too_soon', left);
      await playLimits.admitStake(db, { memberId, sessionId, stake });
      // The spendable account is held above for the pace of play, whatever is paid from.
      const wallet = await stakeWallet(brand, transaction, { memberId, vendorCode: title.vendorCode, cash });
      const house = await transaction.house(gamesAccount, cash.currency);
      await transaction.post([{ from: wallet.id, to: house, amount: stake }]);
      const pair = await takeNonce(db, memberId);
      if (!pair) throw new PlayRefusal('seeds_needed');
      const nonce = Number(pair.next_nonce) - 1;
      // A clock that is behind another one does not turn the order of seeds and rounds around.
      const playedAt = Math.max(now, Number(pair.client_seed_at), ...last.map(({ placedAt }) => placedAt));
      const { payout, outcome } = play.settle(stake, drawStream({ serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce }));
      if (payout > 0n) await transaction.post([{ from: house, to: wallet.id, amount: payout }]);
      const round: Round = {
        id: newId(parts),
        titleCode,
        titleVersion,
        stake: stakeText,
        win: writeAmount(payout),
        currency: cash.currency,
        ...outcome,
        serverSeedHash: pair.server_seed_hash,
        clientSeed: pair.client_seed,
        nonce,
        playedAt,
      };
      await markGameSeen(db, checksums, memberId, titleCode, now);
      await insertBet(db, parts, {
        id: round.id,
        memberId,
        sessionId,
        family: title.family,
        gameCode: titleCode,
        vendorCode: title.vendorCode,
        category: title.category,
        currency: cash.currency,
        stake,
        payout,
        placedAt: playedAt,
        transactionId,
      });
      await insertRound(db, checksums, { betId: round.id, titleVersion, seedPairId: pair.id, nonce, outcome });
      return {
        round,
        balance: writeAmount(wallet.balance - stake + payout),
        seeds: { inUse: commitmentOf(pair), nextServerSeedHash: await nextServerSeedHash(db, parts, memberId) },
        net: writeAmount(await netOfSession(db, sessionId)),
      };
    },
    playedBefore,
  );
}
