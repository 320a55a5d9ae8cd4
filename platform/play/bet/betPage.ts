import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { engineOf } from '../../core/store/engine.ts';
import { type BetFilter, matchesFilter } from './betFilter.ts';
import { type Bet, betColumns, roundId } from './betStore.ts';

/** The day on which the last of so many bets lies, newest first, or the first day of fewer; undefined where there is none. */
async function lastDayOf(db: Kysely<Database>, among: RawBuilder<boolean>, count: number): Promise<string | undefined> {
  const days = await db
    .selectFrom('bet_day')
    .select(({ fn }) => ['business_day', fn.sum<bigint>('bets').as('bets')])
    .where(among)
    .where('bets', '>', 0n)
    .groupBy('business_day')
    .orderBy('business_day', 'desc')
    // A day has one bet at least, so this many days are enough.
    .limit(count)
    .execute();
  let found = 0n;
  const last = days.find(({ bets }) => (found += BigInt(bets)) >= BigInt(count));
  return (last ?? days.at(-1))?.business_day;
}

/**
 * The newest bets of some keys of sums by day: as many are read of each key as are asked for at most, by an index that holds them in that
 * order, so that it costs the same however many other bets lie between them.
 */
async function newestOf(db: Kysely<Database>, among: RawBuilder<boolean>, count: number, before?: string): Promise<readonly Bet[]> {
  const newest = sql`
    select each.id from bet as each
      where each.member_id = bet_day.member_id and each.business_day = bet_day.business_day and each.category = bet_day.category
        and each.vendor_code = bet_day.vendor_code and each.status = bet_day.status
        ${before === undefined ? sql`` : sql`and each.id < ${before}`}
      order by each.id desc limit ${count}`;
  const ofKey =
    engineOf(db) === 'postgres'
      ? sql`cross join lateral (${newest}) as found join bet on bet.id = found.id`
      : sql`cross join bet on bet.id in (${newest})`;
  const { rows } = await sql<Bet>`
    select ${sql.join(betColumns.map((column) => sql.ref(`bet.${column}`)))}, ${roundId}
      from bet_day ${ofKey}
      where ${among} and bet_day.bets > 0
      order by bet.business_day desc, bet.id desc limit ${count}`.execute(db);
  return rows;
}

/** One page of bets, newest day first, and within a day the newest first: ids are UUIDv7, so their order is that of time. */
export async function betPage(
  db: Kysely<Database>,
  filter: BetFilter,
  pageSize: number,
  before?: string,
): Promise<{ readonly bets: readonly Bet[]; readonly hasMore: boolean }> {
  const among = matchesFilter(filter);
  const wanted = pageSize + 1;
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
  // The rest of the day that the page before has ended on, then the days before it.
  const rest = last ? await newestOf(db, sql`${among} and bet_day.business_day = ${last.business_day}`, wanted, last.id) : [];
  const missing = wanted - rest.length;
  const older = last ? sql<boolean>`${among} and bet_day.business_day < ${last.business_day}` : among;
  const day = missing === 0 ? undefined : await lastDayOf(db, older, missing);
  const bets = day === undefined ? rest : [...rest, ...(await newestOf(db, sql`${older} and bet_day.business_day >= ${day}`, missing))];
  return { bets: bets.slice(0, pageSize), hasMore: bets.length > pageSize };
}
