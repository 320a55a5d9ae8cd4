import type { Kysely, Selectable } from 'kysely';
import { parseAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { commitTo } from '../family/drawStream.ts';
import { openedChecksum } from './roomChecksums.ts';
import type { RoomHandTable, RoomSeatTable } from './roomTables.ts';
import type { Table } from './tables.ts';

export type Hand = Selectable<RoomHandTable>;
export type Seat = Selectable<RoomSeatTable>;

const waiting = (db: Kysely<Database>, roomId: string) =>
  db.selectFrom('room_hand').selectAll().where('room_id', '=', roomId).where('status', '=', 'WAITING');

/** The hand that takes seats in a room. Its server seed is drawn, and committed to, before anybody who sits there has said a word. */
export async function waitingHand(parts: PlatformParts, { title, rules, room }: Table): Promise<Hand> {
  const { checksums, clock, db, random } = parts;
  const found = await waiting(db, room.id).executeTakeFirst();
  if (found) return found;
  const serverSeed = Buffer.from(random.bytes(32)).toString('hex');
  const row = {
    id: newId(parts),
    room_id: room.id,
    game_code: title.code,
    title_version: BigInt(title.version),
    seats: BigInt(room.seats),
    ante: parseAmount(room.ante),
    rake_percent: rules.rakePercent,
    rake_cap: parseAmount(rules.rakeCap),
    server_seed: serverSeed,
    server_seed_hash: commitTo(serverSeed),
    opened_at: BigInt(clock.now()),
  };
  await db
    .insertInto('room_hand')
    .values({ ...row, status: 'WAITING', closes_at: null, ended_at: null, outcome: null, checksum: openedChecksum(checksums, row) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await waiting(db, room.id).executeTakeFirstOrThrow();
}

/** A hand that nobody else changes until the transaction ends. */
export const lockedHand = (db: Kysely<Database>, id: string): Promise<Hand | undefined> =>
  forUpdate(db.selectFrom('room_hand').selectAll().where('id', '=', id)).executeTakeFirst();

/** Those who sit in a hand, in the order of their places. */
export const seatsOf = (db: Kysely<Database>, handId: string): Promise<Seat[]> =>
  db.selectFrom('room_seat').selectAll().where('hand_id', '=', handId).where('left_at', 'is', null).orderBy('place').execute();

/**
 * Those whose word is not shown, and whose members have come to be kept from play since they sat down: by a time-out or a self-exclusion of
 * their own, or because the house locked the account.
 */
export const seatsKeptFromPlay = (db: Kysely<Database>, handId: string): Promise<Seat[]> =>
  db
    .selectFrom('room_seat')
    .innerJoin('member', 'member.id', 'room_seat.member_id')
    .selectAll('room_seat')
    .where('room_seat.hand_id', '=', handId)
    .where('room_seat.left_at', 'is', null)
    .where('room_seat.client_seed', 'is', null)
    // Nobody can sit down during a time-out, so one that ends after this was taken since.
    .where(({ eb, or, ref }) => or([eb('member.status', '<>', 'ACTIVE'), eb('member.time_out_until', '>', ref('room_seat.seated_at'))]))
    .orderBy('room_seat.place')
    .execute();

/** Where a member sits in a hand that is not over. */
export const seatOfMember = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('room_hand')
    // From the hands: by the member SQLite would go through all that they have ever played.
    .crossJoin('room_seat')
    .select(['room_seat.bet_id', 'room_seat.hand_id', 'room_hand.room_id', 'room_hand.status', 'room_hand.closes_at'])
    .where('room_hand.ended_at', 'is', null)
    .whereRef('room_seat.hand_id', '=', 'room_hand.id')
    .where('room_seat.member_id', '=', memberId)
    .where('room_seat.left_at', 'is', null)
    .executeTakeFirst();

/** Where a member sat last in a hand of a game that is over and paid, and that they have not seen to its end. */
export const unseenSeat = (db: Kysely<Database>, memberId: string, gameCode: string) =>
  db
    .selectFrom('bet')
    // From the bets, of which few are unseen: by the seats SQLite would go through all that they have ever played.
    .crossJoin('room_seat')
    .crossJoin('room_hand')
    .selectAll('room_hand')
    .select(['room_seat.bet_id', 'room_seat.place', 'bet.payout'])
    .where('bet.member_id', '=', memberId)
    .where('bet.seen_at', 'is', null)
    .where('bet.settled_at', 'is not', null)
    .whereRef('room_seat.bet_id', '=', 'bet.id')
    .where('room_seat.left_at', 'is', null)
    .whereRef('room_hand.id', '=', 'room_seat.hand_id')
    .where('room_hand.game_code', '=', gameCode)
    .orderBy('bet.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many seats are taken in each room where any is. */
export async function seatsTaken(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('room_hand')
    .innerJoin('room_seat', 'room_seat.hand_id', 'room_hand.id')
    .select(({ fn }) => ['room_hand.room_id', fn.countAll<bigint>().as('taken')])
    .where('room_hand.status', '=', 'WAITING')
    .where('room_seat.left_at', 'is', null)
    .groupBy('room_hand.room_id')
    .execute();
  return new Map(rows.map(({ room_id: id, taken }) => [id, Number(taken)]));
}
