import type { Transaction } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { systemActor } from '../../core/audit/auditEvent.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import { MoneyMaintenance } from '../../core/ledger/ledger.ts';
import type { Database } from '../../core/store/database.ts';
import type { LaterBets } from '../bet/laterBets.ts';
import type { Deal } from '../family/tableRules.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import { type Hand, lockedHand, seatOfMember, seatsKeptFromPlay, seatsOf } from './handStore.ts';
import { endedChecksum, leftChecksum } from './roomChecksums.ts';
import { giveBack, settleHand } from './roomJobs.ts';
import { handShares } from './handShares.ts';
import type { EndedStatus } from './roomTables.ts';

/** A hand whose seats are not all taken this many milliseconds after the first is given up. */
export const longestWait = 90_000;
/** Milliseconds from the last seat taken in which every word has to be shown. */
export const longestShowing = 30_000;

/** How hands of rooms come to their end. All of it may be asked again, and is done once. */
export interface RoomHands {
  /** Ends a hand within the transaction that holds it; its antes are settled by a job, however soon this process dies. */
  end(db: Transaction<Database>, handId: string, status: EndedStatus, deal?: Deal): Promise<void>;
  /** Pays a hand that is over by how it ended; does nothing to one that is not. */
  settle(handId: string): Promise<void>;
  /** The same for who waits for it: while no money moves it is left to the job. */
  settleAtOnce(handId: string): Promise<void>;
  /**
   * Ends a hand whose time is over, for want of players or of words; does nothing to one that still has time, or was dealt. Where this process was started
   * with less than half of the time for words left, whoever kept silent may have found nobody: then every ante goes back.
   */
  close(handId: string): Promise<void>;
  /** Ends a hand that waits, however long it still may: its game has come with other terms. Every ante goes back. */
  retire(handId: string): Promise<void>;
  /**
   * Gives back the antes of those who are kept from play since they sat down: protection costs nobody money. From a hand that waits they get
   * up; one that lacks their word is void for all.
   */
  protect(handId: string): Promise<void>;
  /** Gets a member up from the hand that they wait in. Throws `PlayRefusal` not_seated: also where it was dealt meanwhile. */
  leave(memberId: string): Promise<void>;
  /** Gives back the ante of a seat that was left. */
  giveBack(betId: string): Promise<void>;
  /** Tells that something happened in some room of this process; answers how to stop listening. */
  onChanged(listener: () => void): () => void;
  changed(): void;
}

export function createRoomHands(parts: PlatformParts & { readonly laterBets: LaterBets }): RoomHands {
  const { audit, checksums, clock, db, jobs, laterBets } = parts;
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  /** Nobody could show this process a word before. */
  const since = BigInt(clock.now());

  const end: RoomHands['end'] = async (transaction, handId, status, deal) => {
    const ended = { id: handId, status, ended_at: BigInt(clock.now()), outcome: deal ? JSON.stringify(deal) : null };
    await transaction
      .updateTable('room_hand')
      .set({ status, ended_at: ended.ended_at, outcome: ended.outcome, checksum: vouched(endedChecksum(checksums, ended)) })
      .where('id', '=', handId)
      .execute();
    await jobs.enqueue(transaction, settleHand, { handId }, { key: handId });
  };

  const settle: RoomHands['settle'] = async (handId) => {
    const hand = await db.selectFrom('room_hand').selectAll().where('id', '=', handId).executeTakeFirstOrThrow();
    if (hand.status === 'WAITING' || hand.status === 'SHOWING') return;
    for (const { betId, resolution } of handShares(hand, await seatsOf(db, handId))) await laterBets.resolve(betId, resolution, handId);
    changed();
  };

  const giveBackAnte: RoomHands['giveBack'] = async (betId) => {
    await laterBets.resolve(betId, { status: 'CANCELLED' }, 'left');
    changed();
  };

  /** What a job would do as well, at once where it can be: a refusal because no money moves would say that nothing was done. */
  const atOnce = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof MoneyMaintenance)) throw error;
      changed();
    });

  const settleAtOnce: RoomHands['settleAtOnce'] = (handId) => atOnce(settle(handId));

  /** Gets somebody up from a hand that waits, by a job as well; false where they had got up before. */
  const getUp = async (transaction: Transaction<Database>, handId: string, betId: string): Promise<boolean> => {
    const left = { bet_id: betId, left_at: BigInt(clock.now()) };
    const { numUpdatedRows } = await transaction
      .updateTable('room_seat')
      .set({ left_at: left.left_at, checksum: vouched(leftChecksum(checksums, left)) })
      .where('bet_id', '=', betId)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    if ((await seatsOf(transaction, handId)).length === 0)
      await transaction.updateTable('room_hand').set({ closes_at: null }).where('id', '=', handId).execute();
    await jobs.enqueue(transaction, giveBack, { betId }, { key: betId });
    return true;
  };

  /** Whether a hand whose words are asked for lacks one for somebody's protection; then it is void, and the audit trail says for whose. */
  const isVoid = async (transaction: Transaction<Database>, { id, room_id: room, status }: Hand): Promise<boolean> => {
    const kept = status === 'SHOWING' ? await seatsKeptFromPlay(transaction, id) : [];
    // Whoever knew the server's seed and the words of the others could ask to be locked out of a hand about to be lost.
    for (const { member_id: subject } of kept)
      await audit.record(transaction, { actor: systemActor, action: 'room.keptFromPlay', subject, after: { room, hand: id } });
    if (kept.length > 0) await end(transaction, id, 'CLOSED');
    return kept.length > 0;
  };

  return {
    end,
    settle,
    settleAtOnce,
    giveBack: giveBackAnte,
    async close(handId) {
      await db.transaction().execute(async (transaction) => {
        const hand = await lockedHand(transaction, handId);
        if (!hand || hand.ended_at !== null || hand.closes_at === null || hand.closes_at > BigInt(clock.now())) return;
        if (await isVoid(transaction, hand)) return;
        const hasWords = hand.status === 'SHOWING' && (await seatsOf(transaction, handId)).some(({ client_seed: word }) => word !== null);
        const wasAway = hasWords && since > hand.closes_at - BigInt(longestShowing / 2);
        // Whoever knew the server's seed and the words that were shown could start it anew before a hand is lost.
        if (wasAway)
          await audit.record(transaction, { actor: systemActor, action: 'room.interrupted', after: { room: hand.room_id, hand: handId } });
        await end(transaction, handId, hasWords && !wasAway ? 'FORFEITED' : 'CLOSED');
      });
      await settleAtOnce(handId);
    },
    async retire(handId) {
      await db.transaction().execute(async (transaction) => {
        const hand = await lockedHand(transaction, handId);
        if (hand?.status === 'WAITING') await end(transaction, handId, 'CLOSED');
      });
      await settleAtOnce(handId);
    },
    async protect(handId) {
      if ((await seatsKeptFromPlay(db, handId)).length === 0) return;
      const freed = await db.transaction().execute(async (transaction) => {
        const hand = await lockedHand(transaction, handId);
        if (!hand || hand.ended_at !== null || (await isVoid(transaction, hand))) return [];
        const kept = hand.status === 'WAITING' ? await seatsKeptFromPlay(transaction, handId) : [];
        for (const { bet_id: betId } of kept) await getUp(transaction, handId, betId);
        return kept;
      });
      for (const { bet_id: betId } of freed) await atOnce(giveBackAnte(betId));
      await settleAtOnce(handId);
    },
    async leave(memberId) {
      const seat = await seatOfMember(db, memberId);
      if (!seat) throw new PlayRefusal('not_seated');
      await db.transaction().execute(async (transaction) => {
        const hand = await lockedHand(transaction, seat.hand_id);
        // What was dealt plays itself out.
        if (hand?.status !== 'WAITING' || !(await getUp(transaction, hand.id, seat.bet_id))) throw new PlayRefusal('not_seated');
      });
      await atOnce(giveBackAnte(seat.bet_id));
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed,
  };
}
