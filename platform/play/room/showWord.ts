import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import type { Database } from '../../core/store/database.ts';
import { commitTo, drawStream } from '../family/drawStream.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import { isOverdue } from './currentHand.ts';
import { handSeeds } from './handSeeds.ts';
import { lockedHand, seatOfMember, seatsOf } from './handStore.ts';
import { shownChecksum } from './roomChecksums.ts';
import type { RoomHands } from './roomHands.ts';

/** The answer of one that was shown may be lost, and the hand dealt meanwhile: that it was shown is all that is asked for. */
async function knowsWord(db: Kysely<Database>, memberId: string, clientSeed: string): Promise<void> {
  const shown = await db
    .selectFrom('room_seat')
    .select('bet_id')
    .where('member_id', '=', memberId)
    .where('client_seed', '=', clientSeed)
    .executeTakeFirst();
  if (!shown) throw new PlayRefusal('not_seated');
}

/**
 * Shows the word that a member promised with their ante, once all seats are taken; whoever shows the last one has the hand dealt. The same
 * again does nothing. Throws `PlayRefusal`: not_seated where they hold no seat whose word is asked for, or too late; word_not_promised.
 */
export async function showWord(
  parts: PlatformParts & { readonly roomHands: RoomHands; readonly titles: TitleRegistry },
  { memberId, clientSeed }: { readonly memberId: string; readonly clientSeed: string },
): Promise<void> {
  const { checksums, clock, db, roomHands, titles } = parts;
  const held = await seatOfMember(db, memberId);
  if (!held) return await knowsWord(db, memberId, clientSeed);
  await db.transaction().execute(async (transaction) => {
    const hand = await lockedHand(transaction, held.hand_id);
    if (hand?.status !== 'SHOWING' || isOverdue(hand, clock.now())) return await knowsWord(transaction, memberId, clientSeed);
    const seats = await seatsOf(transaction, hand.id);
    const own = seats.find(({ member_id: member }) => member === memberId);
    if (!own) throw new PlayRefusal('not_seated');
    if (commitTo(clientSeed) !== own.word_hash) throw new PlayRefusal('word_not_promised');
    if (own.client_seed !== null) return;
    const shown = { bet_id: own.bet_id, client_seed: clientSeed };
    await transaction
      .updateTable('room_seat')
      .set({ client_seed: clientSeed, checksum: vouched(shownChecksum(checksums, shown)) })
      .where('bet_id', '=', own.bet_id)
      .execute();
    const words = seats.flatMap((seat) => (seat === own ? [clientSeed] : seat.client_seed === null ? [] : [seat.client_seed]));
    if (words.length < seats.length) return;
    // By the rules that stood there as they sat down: the game may have come in another version since.
    const rules = titles.find(hand.game_code, Number(hand.title_version))?.table;
    if (!rules) throw new Error(`hand ${hand.id} is of a version of its game that nobody knows`);
    await roomHands.end(transaction, hand.id, 'DEALT', rules.deal(seats.length, drawStream(handSeeds(hand.server_seed, words))));
  });
  roomHands.changed();
  // The job would do it as well; nobody has to wait for it.
  await roomHands.settleAtOnce(held.hand_id);
}
