import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { BetStatus, BetTable } from './betTables.ts';

const columns = ['id', 'game_code', 'vendor_code', 'category', 'stake', 'payout', 'currency', 'status', 'placed_at'] as const;

/** Its own id, where it was drawn from seeds. */
const roundId = sql<string | null>`(select bet_id from seeded_round where bet_id = bet.id)`.as('round_id');

export type Bet = Pick<Selectable<BetTable>, (typeof columns)[number]> & { readonly round_id: string | null };

/** Which of a member's bets; what is left out leaves out nothing. */
export interface BetFilter {
  readonly memberId: string;
  readonly fromDay?: string | undefined;
  /** The last day, which is among them. */
  readonly toDay?: string | undefined;
  readonly category?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly status?: BetStatus | undefined;
}

/** Asked of `bet` and of `bet_day` alike. */
const isAmong = ({ memberId, fromDay, toDay, category, vendorCode, status }: BetFilter): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      sql`member_id = ${memberId}`,
      ...(fromDay === undefined ? [] : [sql`business_day >= ${fromDay}`]),
      ...(toDay === undefined ? [] : [sql`business_day <= ${toDay}`]),
      ...(category === undefined ? [] : [sql`category = ${category}`]),
      ...(vendorCode === undefined ? [] : [sql`vendor_code = ${vendorCode}`]),
      ...(status === undefined ? [] : [sql`status = ${status}`]),
    ],
    sql` and `,
  )}`;

const summed = (column: 'bets' | 'stake' | 'valid_bet' | 'payout') => sql<bigint>`cast(sum(${sql.ref(column)}) as bigint)`.as(column);

/** The days on which a page of so many bets lies, newest first: no other one has to be looked at, however few of its bets are asked for. */
async function daysOfPage(db: Kysely<Database>, filter: BetFilter, count: number, after?: string): Promise<string[]> {
  const days = await db
    .selectFrom('bet_day')
    .select(['business_day', summed('bets')])
    .where(isAmong(filter))
    .where('bets', '>', 0n)
    .groupBy('business_day')
    .orderBy('business_day', 'desc')
    // Each has one bet at least; of the first, those may lie on the page before.
    .limit(count + 1)
    .execute();
  let found = 0;
  const enough = days.findIndex(({ business_day: day, bets }) => {
    found += day === after ? 0 : Number(bets);
    return found >= count;
  });
  return (enough === -1 ? days : days.slice(0, enough + 1)).map(({ business_day: day }) => day);
}

/** One page of bets, newest day first, and within a day the newest first: ids are UUIDv7, so their order is that of time. */
export async function betPage(
  db: Kysely<Database>,
  filter: BetFilter,
  pageSize: number,
  before?: string,
): Promise<{ readonly bets: readonly Bet[]; readonly hasMore: boolean }> {
  const last =
    before === undefined
      ? undefined
      : await db
          .selectFrom('bet')
          .select(['id', 'business_day'])
          .where('id', '=', before)
          .where('member_id', '=', filter.memberId)
          .executeTakeFirst();
  if (before !== undefined && !last) return { bets: [], hasMore: false };
  const toDay = last && (filter.toDay === undefined || last.business_day < filter.toDay) ? last.business_day : filter.toDay;
  const days = await daysOfPage(db, { ...filter, toDay }, pageSize + 1, last?.business_day);
  if (days.length === 0) return { bets: [], hasMore: false };
  const page = db
    .selectFrom('bet')
    .select(columns)
    .select(roundId)
    .where(isAmong({ ...filter, fromDay: undefined, toDay: undefined }))
    .where('business_day', 'in', days)
    .orderBy('business_day', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  const bets = await (
    last ? page.where(({ or, eb }) => or([eb('business_day', '<', last.business_day), eb('id', '<', last.id)])) : page
  ).execute();
  return { bets: bets.slice(0, pageSize), hasMore: bets.length > pageSize };
}

/** Sums of a filter's bets by status. */
export const betSums = (db: Kysely<Database>, filter: BetFilter) =>
  db
    .selectFrom('bet_day')
    .select(['status', summed('bets'), summed('stake'), summed('valid_bet'), summed('payout')])
    .where(isAmong(filter))
    .groupBy('status')
    .execute();

/** Sums of a filter's bets by day, category and status; the last day first. */
export const betSumsByDay = (db: Kysely<Database>, filter: BetFilter) =>
  db
    .selectFrom('bet_day')
    .select(['business_day', 'category', 'status', summed('bets'), summed('stake'), summed('valid_bet'), summed('payout')])
    .where(isAmong(filter))
    .where('bets', '>', 0n)
    .groupBy(['business_day', 'category', 'status'])
    .orderBy('business_day', 'desc')
    .orderBy('category')
    .execute();

/** In which categories and at which vendors a member has bets between two days. */
export const placesPlayed = (db: Kysely<Database>, { memberId, fromDay, toDay }: BetFilter) =>
  db
    .selectFrom('bet_day')
    .select(['category', 'vendor_code'])
    .distinct()
    .where(isAmong({ memberId, fromDay, toDay }))
    .where('bets', '>', 0n)
    .orderBy('category')
    .orderBy('vendor_code')
    .execute();

/** A member's decided bets whose outcome was not seen to its end, the newest first. */
export const unseenBets = (db: Kysely<Database>, memberId: string, most: number): Promise<Bet[]> =>
  db
    .selectFrom('bet')
    .select(columns)
    .select(roundId)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .where('settled_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Those of a member's own bets that have these ids, in any order. */
export const betsById = (db: Kysely<Database>, memberId: string, ids: readonly string[]): Promise<Bet[]> =>
  db.selectFrom('bet').select(columns).select(roundId).where('member_id', '=', memberId).where('id', 'in', ids).execute();
