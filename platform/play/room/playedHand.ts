import type { Kysely } from 'kysely';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Database } from '../../core/store/database.ts';
import { potShares } from '../family/potShares.ts';
import type { Deal } from '../family/tableRules.ts';
import { type Hand, seatsOf } from './handStore.ts';
import type { PlayedHand } from './room.ts';

/** A hand that is over; undefined for one that waits, whose server seed nobody may see. */
export async function playedHand(db: Kysely<Database>, hand: Hand): Promise<PlayedHand | undefined> {
  const { status, ended_at: endedAt } = hand;
  if (status === 'WAITING' || status === 'SHOWING' || endedAt === null) return undefined;
  const seats = await seatsOf(db, hand.id);
  const deal = hand.outcome === null ? undefined : (JSON.parse(hand.outcome) as Deal);
  const { pot, rake, payout } = potShares({
    ante: hand.ante,
    seats: seats.length,
    rakePercent: hand.rake_percent,
    rakeCap: hand.rake_cap,
  });
  return {
    id: hand.id,
    roomId: hand.room_id,
    gameCode: hand.game_code,
    gameVersion: Number(hand.title_version),
    status,
    ante: writeAmount(hand.ante),
    rakePercent: hand.rake_percent,
    rakeCap: writeAmount(hand.rake_cap),
    pot: writeAmount(pot),
    rake: writeAmount(deal ? rake : 0n),
    prize: writeAmount(deal ? payout : 0n),
    serverSeed: hand.server_seed,
    serverSeedHash: hand.server_seed_hash,
    openedAt: Number(hand.opened_at),
    endedAt: Number(endedAt),
    seats: seats.map(({ place, client_seed: clientSeed, word_hash: wordHash }) => ({
      place: Number(place),
      wordHash,
      clientSeed,
      cards: deal?.seats[Number(place)]?.cards ?? [],
      combination: deal?.seats[Number(place)]?.combination ?? '',
      hasWon: deal?.winner === Number(place),
    })),
  };
}

/** The hand that a bet was staked on, once it is over. */
export async function handOfBet(db: Kysely<Database>, family: string, betId: string): Promise<PlayedHand | undefined> {
  const hand = await db
    .selectFrom('room_hand')
    .innerJoin('room_seat', 'room_seat.hand_id', 'room_hand.id')
    .innerJoin('bet', 'bet.id', 'room_seat.bet_id')
    .selectAll('room_hand')
    .where('room_seat.bet_id', '=', betId)
    .where('room_seat.left_at', 'is', null)
    .where('bet.family', '=', family)
    .executeTakeFirst();
  return hand && (await playedHand(db, hand));
}
