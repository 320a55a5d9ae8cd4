import { language as languageWord } from '#contract/sharedSchemas.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { maskedName } from '../../core/text/maskedName.ts';
import { potShares } from '../family/potShares.ts';
import { gameName } from '../game/gameName.ts';
import type { PlayParts } from '../round/playParts.ts';
import { spendable } from '../round/spendable.ts';
import { currentHand } from './currentHand.ts';
import { seatOfMember } from './handStore.ts';
import { playedHand } from './playedHand.ts';
import type { OwnHand, RoomTerms, RoomView } from './room.ts';
import { longestWait, type RoomHands } from './roomHands.ts';
import type { Table } from './tables.ts';

export type RoomViewParts = PlayParts & { readonly roomHands: RoomHands };

/** What a room asks and pays. */
export function roomTerms({ texts }: Pick<PlayParts, 'texts'>, { rules, room }: Table, language: string): RoomTerms {
  const { pot, rake, payout } = potShares(parseAmount(room.ante), room.seats, rules.rakePercent);
  return {
    ...room,
    name: gameName(texts, room.id, languageWord.catch('TY').parse(language)),
    rakePercent: rules.rakePercent,
    pot: writeAmount(pot),
    rake: writeAmount(rake),
    prize: writeAmount(payout),
    longestWait,
  };
}

const namesOf = async ({ db }: Pick<PlayParts, 'db'>, handId: string) =>
  await db
    .selectFrom('room_seat')
    .innerJoin('member', 'member.id', 'room_seat.member_id')
    .select(['room_seat.place', 'room_seat.member_id', 'member.username'])
    .where('room_seat.hand_id', '=', handId)
    .where('room_seat.left_at', 'is', null)
    .orderBy('room_seat.place')
    .execute();

/** The newest hand of a member in a room that is over, paid, and was not seen to its end. */
async function ownHand(parts: RoomViewParts, roomId: string, memberId: string): Promise<OwnHand | null> {
  const { db } = parts;
  const seat = await db
    .selectFrom('room_seat')
    .innerJoin('bet', 'bet.id', 'room_seat.bet_id')
    .innerJoin('room_hand', 'room_hand.id', 'room_seat.hand_id')
    .selectAll('room_hand')
    .select(['room_seat.bet_id', 'room_seat.place', 'bet.payout'])
    .where('room_seat.member_id', '=', memberId)
    .where('room_seat.left_at', 'is', null)
    .where('room_hand.room_id', '=', roomId)
    .where('bet.settled_at', 'is not', null)
    .where('bet.seen_at', 'is', null)
    .orderBy('room_seat.bet_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const hand = seat && (await playedHand(db, seat));
  if (!hand) return null;
  const names = (await namesOf(parts, seat.id)).map(({ username }) => maskedName(username));
  return { betId: seat.bet_id, place: Number(seat.place), payout: writeAmount(seat.payout), names, hand };
}

/** What a member sees of a room now, but for the time. */
export async function roomView(parts: RoomViewParts, table: Table, memberId: string, language: string): Promise<Omit<RoomView, 'now'>> {
  const hand = await currentHand(parts, table);
  const [seats, own, last, balance] = await Promise.all([
    namesOf(parts, hand.id),
    seatOfMember(parts.db, memberId),
    ownHand(parts, table.room.id, memberId),
    spendable(parts, memberId, table.title.vendorCode),
  ]);
  const said = languageWord.catch('TY').parse(language);
  return {
    balance: writeAmount(balance),
    room: roomTerms(parts, table, language),
    waiting: {
      id: hand.id,
      serverSeedHash: hand.server_seed_hash,
      closesAt: hand.closes_at === null ? null : Number(hand.closes_at),
      seats: seats.map(({ place, member_id: member, username }) => ({
        place: Number(place),
        name: maskedName(username),
        isOwn: member === memberId,
      })),
    },
    elsewhere: own && own.room_id !== table.room.id ? { id: own.room_id, name: gameName(parts.texts, own.room_id, said) } : null,
    last,
  };
}
