import type { Language } from '#contract/languages.ts';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { maskedAccount } from '../../core/text/maskedAccount.ts';
import { potShares } from '../family/potShares.ts';
import { gameName } from '../game/gameName.ts';
import type { PlayParts } from '../round/playParts.ts';
import { spendable } from '../round/spendable.ts';
import { currentHand, isOverdue } from './currentHand.ts';
import { seatOfMember, unseenSeat } from './handStore.ts';
import { playedHand } from './playedHand.ts';
import type { OwnHand, RoomTerms, RoomView, ShowingHand } from './room.ts';
import { longestShowing, longestWait, type RoomHands } from './roomHands.ts';
import type { Table } from './tables.ts';

export type RoomViewParts = PlayParts & { readonly roomHands: RoomHands };

/** What a room asks and pays. */
export function roomTerms({ texts }: Pick<PlayParts, 'texts'>, { rules, room }: Table, language: string): RoomTerms {
  const { pot, rake, payout } = potShares({
    ante: parseAmount(room.ante),
    seats: room.seats,
    rakePercent: rules.rakePercent,
    rakeCap: parseAmount(rules.rakeCap),
  });
  return {
    ...room,
    name: gameName(texts, room.id, languageWord.catch('TY').parse(language)),
    rakePercent: rules.rakePercent,
    rakeCap: rules.rakeCap,
    pot: writeAmount(pot),
    rake: writeAmount(rake),
    prize: writeAmount(payout),
    longestWait,
    longestShowing,
  };
}

const namesOf = async ({ db }: Pick<PlayParts, 'db'>, handId: string) =>
  await db
    .selectFrom('room_seat')
    .innerJoin('member', 'member.id', 'room_seat.member_id')
    .select(['room_seat.place', 'room_seat.member_id', 'room_seat.client_seed', 'member.username'])
    .where('room_seat.hand_id', '=', handId)
    .where('room_seat.left_at', 'is', null)
    .orderBy('room_seat.place')
    .execute();

/** The newest hand of a member that is over, paid, and was not seen to its end: in whatever room of the game, whose page may be opened without naming one. */
async function ownHand(parts: RoomViewParts, gameCode: string, memberId: string, language: Language): Promise<OwnHand | null> {
  const { db } = parts;
  const seat = await unseenSeat(db, memberId, gameCode);
  const hand = seat && (await playedHand(db, seat));
  if (!hand) return null;
  const names = (await namesOf(parts, seat.id)).map(({ username }) => maskedAccount(username));
  const roomName = gameName(parts.texts, seat.room_id, language);
  return { roomName, betId: seat.bet_id, place: Number(seat.place), payout: writeAmount(seat.payout), names, hand };
}

/** Where a member's word is asked for, once what is over has been ended, whether its job has come or not. */
async function seatToShow({ clock, db, roomHands }: RoomViewParts, memberId: string) {
  const held = await seatOfMember(db, memberId);
  if (held?.status !== 'SHOWING') return undefined;
  await (isOverdue(held, clock.now()) ? roomHands.close(held.hand_id) : roomHands.protect(held.hand_id));
  const still = await seatOfMember(db, memberId);
  return still?.status === 'SHOWING' ? still : undefined;
}

/** The member's hand whose words are asked for. */
async function showingHand(parts: RoomViewParts, memberId: string): Promise<ShowingHand | null> {
  const held = await seatToShow(parts, memberId);
  if (!held) return null;
  const [hand, seats] = await Promise.all([
    parts.db.selectFrom('room_hand').select('server_seed_hash').where('id', '=', held.hand_id).executeTakeFirstOrThrow(),
    namesOf(parts, held.hand_id),
  ]);
  return {
    id: held.hand_id,
    roomId: held.room_id,
    serverSeedHash: hand.server_seed_hash,
    closesAt: Number(held.closes_at),
    seats: seats.map((seat) => ({ ...seatOf(seat, memberId), hasShown: seat.client_seed !== null })),
  };
}

const seatOf = ({ place, member_id: member, username }: Awaited<ReturnType<typeof namesOf>>[number], memberId: string) => ({
  place: Number(place),
  name: maskedAccount(username),
  isOwn: member === memberId,
});

/** What a member sees of a room now, but for the time. */
export async function roomView(parts: RoomViewParts, table: Table, memberId: string, language: string): Promise<Omit<RoomView, 'now'>> {
  const hand = await currentHand(parts, table);
  const showing = await showingHand(parts, memberId);
  const said = languageWord.catch('TY').parse(language);
  const [seats, own, last, balance] = await Promise.all([
    namesOf(parts, hand.id),
    seatOfMember(parts.db, memberId),
    ownHand(parts, table.title.code, memberId, said),
    spendable(parts, memberId, table.title.vendorCode),
  ]);
  return {
    balance: writeAmount(balance),
    room: roomTerms(parts, table, language),
    waiting: {
      id: hand.id,
      serverSeedHash: hand.server_seed_hash,
      closesAt: hand.closes_at === null ? null : Number(hand.closes_at),
      seats: seats.map((seat) => seatOf(seat, memberId)),
    },
    showing,
    elsewhere: own && own.room_id !== table.room.id ? { id: own.room_id, name: gameName(parts.texts, own.room_id, said) } : null,
    last,
  };
}
