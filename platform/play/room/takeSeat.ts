import type { Transaction } from 'kysely';
import { theSystem } from '../../core/audit/auditEvent.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { BetRolledBack, type LaterBets } from '../bet/laterBets.ts';
import { lastBetAt } from '../bet/visitBets.ts';
import { drawStream } from '../family/drawStream.ts';
import type { CurrentCatalogue } from '../game/currentCatalogue.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import { timeToNextRound } from '../round/roundPace.ts';
import { handSeeds } from './handSeeds.ts';
import { currentHand, isOverdue } from './currentHand.ts';
import { lockedHand, seatOfMember, seatsOf } from './handStore.ts';
import { seatedChecksum } from './roomChecksums.ts';
import { longestWait, type RoomHands } from './roomHands.ts';
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

/** Whoever sits down, and the word that he gives for the hash that he saw. */
export interface SeatOrder {
  readonly memberId: string;
  readonly sessionId: string;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly key: string;
}

/**
 * Sets a member's ante aside and sits him down at the hand that waits in a room; whoever takes the last seat has it dealt. All of it or
 * nothing, once under its key. Answers the id of his bet. Throws `PlayRefusal` (game_maintenance, seeds_changed where another hand
 * waits by now, already_seated, too_soon), and what `laterBets.place` throws.
 */
export async function takeSeat(parts: SeatParts, table: Table, order: SeatOrder): Promise<string> {
  const { brand, checksums, clock, jobs, laterBets, roomHands } = parts;
  const { title, rules, room } = table;
  const { memberId, sessionId, clientSeed, serverSeedHash, key } = order;
  const isOpen = (await parts.currentCatalogue()).offeringOf(title.code) === 'OPEN';
  const { id: handId } = await currentHand(parts, table);

  const sitDown = async (transaction: Transaction<Database>, betId: string): Promise<void> => {
    if (!isOpen) throw new PlayRefusal('game_maintenance');
    const now = clock.now();
    const left = timeToNextRound(await lastBetAt(transaction, memberId, betId), now, Math.max(shortestHand, brand.slots.shortestRound));
    if (left > 0) throw new PlayRefusal('too_soon', left);
    if (await seatOfMember(transaction, memberId)) throw new PlayRefusal('already_seated');
    const hand = await lockedHand(transaction, handId);
    const seats = hand?.status === 'WAITING' ? await seatsOf(transaction, handId) : [];
    if (hand?.status !== 'WAITING' || hand.server_seed_hash !== serverSeedHash || isOverdue(hand, now))
      throw new PlayRefusal('seeds_changed');
    if (seats.some((seat) => seat.member_id === memberId)) throw new PlayRefusal('already_seated');
    const taken = new Set(seats.map(({ place }) => Number(place)));
    const seat = {
      bet_id: betId,
      hand_id: handId,
      member_id: memberId,
      place: BigInt(Array.from({ length: room.seats }, (_, place) => place).find((place) => !taken.has(place)) ?? 0),
      client_seed: clientSeed,
      shares_address: (await sharesAddress(transaction, handId, sessionId)) ? 1n : 0n,
      seated_at: BigInt(now),
    };
    await transaction
      .insertInto('room_seat')
      .values({ ...seat, left_at: null, checksum: seatedChecksum(checksums, seat) })
      .execute();
    if (seat.shares_address === 1n)
      await parts.audit.record(transaction, {
        actor: theSystem,
        action: 'room.sharedAddress',
        subject: memberId,
        after: { room: room.id, hand: handId },
      });
    if (hand.closes_at === null) {
      const closesAt = now + longestWait;
      await transaction
        .updateTable('room_hand')
        .set({ closes_at: BigInt(closesAt) })
        .where('id', '=', handId)
        .execute();
      await jobs.enqueue(transaction, closeHand, { handId }, { dueAt: closesAt, key: `${handId} ${closesAt}` });
    }
    if (seats.length + 1 < Number(hand.seats)) return;
    const all = [...seats, seat].toSorted((one, other) => Number(one.place - other.place));
    const seeds = handSeeds(
      hand.server_seed,
      all.map((each) => each.client_seed),
    );
    await roomHands.end(transaction, handId, 'DEALT', rules.deal(all.length, drawStream(seeds)));
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
    { room: room.id, clientSeed, serverSeedHash },
    { detail: sitDown },
  );
  const betId = await placing.catch((error: unknown) => {
    // A repetition after the ante went back: he has sat, and his view says how it ended.
    if (error instanceof BetRolledBack && error.betId !== undefined) return error.betId;
    throw error;
  });
  roomHands.changed();
  // The job would do it as well; nobody has to wait for it.
  await roomHands.settle(handId);
  return betId;
}
