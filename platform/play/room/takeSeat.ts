import type { Transaction } from 'kysely';
import { systemActor } from '../../core/audit/auditEvent.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { isTrialCurrency } from '../../core/ledger/accounts/isTrialCurrency.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { BetRolledBack, type LaterBets } from '../bet/laterBets.ts';
import { markGameSeen } from '../bet/seenBets.ts';
import { lastStakes } from '../bet/visitBets.ts';
import type { CurrentCatalogue } from '../game/currentCatalogue.ts';
import { checkOpen } from '../round/checkOpen.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import { timeToNextRound } from '../round/roundPace.ts';
import { currentHand, isOverdue } from './currentHand.ts';
import { lockedHand, seatOfMember, seatsOf } from './handStore.ts';
import { seatedChecksum } from './roomChecksums.ts';
import { longestShowing, longestWait, type RoomHands } from './roomHands.ts';
import { sharesAddress } from './sharesAddress.ts';
import { closeHand } from './roomJobs.ts';
import type { Table } from './tables.ts';

export interface SeatParts extends PlatformParts {
  readonly laterBets: LaterBets;
  readonly roomHands: RoomHands;
  readonly currentCatalogue: CurrentCatalogue;
}

/** From one ante of a member to the next, in milliseconds: cards are not played at the pace of reels. */
const shortestHand = 5_000;

/** Whoever sits down, and the hash of the word that they promise for the hash that they saw. */
export interface SeatOrder {
  readonly memberId: string;
  readonly sessionId: string;
  /** When their page is over by itself, in milliseconds since 1970. */
  readonly until: number;
  /** Hex SHA-256. */
  readonly wordHash: string;
  readonly serverSeedHash: string;
  readonly key: string;
}

/**
 * Sets a member's ante aside and sits them down at the hand that waits in a room; once the last seat is taken all words are to be shown. All
 * of it or nothing, once under its key. Answers the id of their bet. Throws `PlayRefusal` (in_need_true_account for a trial, session_over, game_maintenance, game_withdrawn,
 * seeds_changed where another hand waits by now, already_seated, too_soon), and what `laterBets.place` throws.
 */
export async function takeSeat(parts: SeatParts, table: Table, order: SeatOrder): Promise<string> {
  const { brand, checksums, clock, jobs, laterBets, ledger, roomHands } = parts;
  const { title, room } = table;
  const { memberId, sessionId, until, wordHash, serverSeedHash, key } = order;
  // A pot is of one currency: what a trial lost would be paid out to the others in money.
  if (isTrialCurrency(brand, (await ledger.balance(memberId)).currency)) throw new PlayRefusal('in_need_true_account');
  const offering = (await parts.currentCatalogue()).offeringOf(title.code);
  const { id: handId } = await currentHand(parts, table);

  // Only here: a repetition is answered until the page is over, or it would be told that no seat was taken.
  const admit = async (): Promise<void> => {
    // Whose page is over before the hand is could not show the word any more, and would lose the ante by that.
    if (until < clock.now() + longestWait + longestShowing) throw new PlayRefusal('session_over');
  };
  const sitDown = async (transaction: Transaction<Database>, betId: string): Promise<void> => {
    checkOpen(offering);
    const now = clock.now();
    const left = timeToNextRound(
      await lastStakes(transaction, memberId, now, betId),
      now,
      Math.max(shortestHand, brand.slots.shortestRound),
    );
    if (left > 0) throw new PlayRefusal('too_soon', left);
    if (await seatOfMember(transaction, memberId)) throw new PlayRefusal('already_seated');
    const hand = await lockedHand(transaction, handId);
    const seats = hand?.status === 'WAITING' ? await seatsOf(transaction, handId) : [];
    if (hand?.status !== 'WAITING' || hand.server_seed_hash !== serverSeedHash || isOverdue(hand, now))
      throw new PlayRefusal('seeds_changed');
    // The ante is that of the terms which are known here.
    if (hand.title_version !== BigInt(title.version)) throw new PlayRefusal('game_maintenance');
    if (seats.some((seat) => seat.member_id === memberId)) throw new PlayRefusal('already_seated');
    await markGameSeen(transaction, checksums, memberId, title.code, now);
    const taken = new Set(seats.map(({ place }) => Number(place)));
    const seat = {
      bet_id: betId,
      hand_id: handId,
      member_id: memberId,
      place: BigInt(Array.from({ length: room.seats }, (_, place) => place).find((place) => !taken.has(place)) ?? 0),
      word_hash: wordHash,
      shares_address: (await sharesAddress(transaction, handId, sessionId)) ? 1n : 0n,
      seated_at: BigInt(now),
    };
    await transaction
      .insertInto('room_seat')
      .values({ ...seat, client_seed: null, left_at: null, checksum: seatedChecksum(checksums, seat) })
      .execute();
    if (seat.shares_address === 1n)
      await parts.audit.record(transaction, {
        actor: systemActor,
        action: 'room.sharedAddress',
        subject: memberId,
        after: { room: room.id, hand: handId },
      });
    const isFull = seats.length + 1 === Number(hand.seats);
    if (hand.closes_at !== null && !isFull) return;
    const closesAt = now + (isFull ? longestShowing : longestWait);
    await transaction
      .updateTable('room_hand')
      .set({ status: isFull ? 'SHOWING' : 'WAITING', closes_at: BigInt(closesAt) })
      .where('id', '=', handId)
      .execute();
    await jobs.enqueue(transaction, closeHand, { handId }, { dueAt: closesAt, key: `${handId} ${closesAt}` });
  };

  const placing = laterBets.place(
    {
      memberId,
      sessionId,
      family: title.family,
      gameCode: title.code,
      vendorCode: title.vendorCode,
      category: title.category,
      stake: parseAmount(room.ante),
    },
    key,
    { room: room.id, wordHash, serverSeedHash },
    { admit, detail: sitDown },
  );
  const betId = await placing.catch((error: unknown) => {
    // A repetition after the ante went back: the seat was held, and the view says how it ended.
    if (error instanceof BetRolledBack && error.betId !== undefined) return error.betId;
    throw error;
  });
  roomHands.changed();
  return betId;
}
