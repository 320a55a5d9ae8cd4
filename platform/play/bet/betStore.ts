import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { type BetFilter, matchesFilter } from './betFilter.ts';
import type { BetTable } from './betTables.ts';

/** What of a bet is told to who placed it. */
export const betColumns = ['id', 'game_code', 'vendor_code', 'category', 'stake', 'payout', 'currency', 'status', 'placed_at'] as const;

/** Its own id, where it was drawn from seeds: for it alone, or for all who sat in its hand. */
export const roundId = sql<string | null>`coalesce((select bet_id from seeded_round where bet_id = bet.id), (
  select bet_id from room_seat join room_hand on room_hand.id = hand_id where bet_id = bet.id and left_at is null and outcome is not null
))`.as('round_id');

export type Bet = Pick<Selectable<BetTable>, (typeof betColumns)[number]> & { readonly round_id: string | null };

const summed = (column: 'bets' | 'stake' | 'valid_bet' | 'payout') => sql<bigint>`cast(sum(${sql.ref(column)}) as bigint)`.as(column);

/** Sums of a filter's bets by status; and in which categories and at which vendors there are bets between its days, whatever else is filtered. */
export async function betSums(db: Kysely<Database>, { category, vendorCode, status, ...days }: BetFilter) {
  const places = await db
    .selectFrom('bet_day')
    .select(['category', 'vendor_code', 'status', summed('bets'), summed('stake'), summed('valid_bet'), summed('payout')])
    .where(matchesFilter(days))
    .where('bets', '>', 0n)
    .groupBy(['category', 'vendor_code', 'status'])
    .orderBy('category')
    .orderBy('vendor_code')
    .execute();
  return {
    sums: places.filter(
      (place) =>
        (category === undefined || place.category === category) &&
        (vendorCode === undefined || place.vendor_code === vendorCode) &&
        (status === undefined || place.status === status),
    ),
    places: places.filter(
      (place, index) => place.category !== places[index - 1]?.category || place.vendor_code !== places[index - 1]?.vendor_code,
    ),
  };
}

/** Sums of a filter's bets by day, category and status; the last day first. */
export const betSumsByDay = (db: Kysely<Database>, filter: BetFilter) =>
  db
    .selectFrom('bet_day')
    .select(['business_day', 'category', 'status', summed('bets'), summed('stake'), summed('valid_bet'), summed('payout')])
    .where(matchesFilter(filter))
    .where('bets', '>', 0n)
    .groupBy(['business_day', 'category', 'status'])
    .orderBy('business_day', 'desc')
    .orderBy('category')
    .execute();

/** A member's decided bets whose outcome was not seen to its end, the newest first. One that was taken back has none. */
export const unseenBets = (db: Kysely<Database>, memberId: string, most: number): Promise<Bet[]> =>
  db
    .selectFrom('bet')
    .select(betColumns)
    .select(roundId)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .where('settled_at', 'is not', null)
    .where('status', '<>', 'CANCELLED')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Those of a member's own bets that have these ids, in any order. */
export const betsById = (db: Kysely<Database>, memberId: string, ids: readonly string[]): Promise<Bet[]> =>
  db.selectFrom('bet').select(betColumns).select(roundId).where('member_id', '=', memberId).where('id', 'in', ids).execute();
