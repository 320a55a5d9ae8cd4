import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../core/store/database.ts';
import { engineOf } from '../../../core/store/engine.ts';

interface FilledBets {
  /** Of a member that there is not. */
  readonly memberId: string;
  readonly bets: number;
  readonly perDay: number;
  /** One bet in so many is at the vendor `RARE`. */
  readonly rarity: number;
}

/** Bets that one statement writes: a store ends one that takes too long, and a slow machine is not to be told so. */
const atOnce = 100_000;

/** Writes settled bets of one member, and the sums of their days, as fast as the engine can: at six vendors and a rare one, from 2025-11-22 on. */
export async function fillBets(db: Kysely<Database>, { memberId, bets, perDay, rarity }: FilledBets): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  const [each, rare] = [sql.lit(perDay), sql.lit(rarity)];
  const numbers = (first: number, last: number) => {
    const [from, to] = [sql.lit(first), sql.lit(last)];
    return isPostgres
      ? sql`generate_series(${from}, ${to}) as numbers(n)`
      : sql`(with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to}) select n from numbers)`;
  };
  const id = isPostgres ? sql`lpad(n::text, 10, '0')` : sql`printf('%010d', n)`;
  const day = isPostgres
    ? sql`to_char(date '2025-11-22' + (n / ${each})::int, 'YYYY-MM-DD')`
    : sql`date('2025-11-22', '+' || (n / ${each}) || ' days')`;
  await db.connection().execute(async (connection) => {
    // No triggers and no foreign keys: the member does not exist, and PostgreSQL would go through every version of a day's sums.
    if (isPostgres) await sql`set session_replication_role = replica`.execute(connection);
    else await sql`pragma foreign_keys = off`.execute(connection);
    for (let first = 1; first <= bets; first += atOnce)
      await sql`
      insert into bet (id, member_id, session_id, family, game_code, vendor_code, category, currency, stake, valid_bet, payout, status,
          placed_at, business_day, transaction_id, settled_at, settlement_id, checksum)
        select ${id}, ${sql.lit(memberId)}, 'session', 'slot', 'game', case when n % ${rare} = 0 then 'RARE' else 'V' || (n % 6) end,
            case when n % 3 = 0 then 'RNG' else 'LOTT' end, 'PLAY', 10000, 10000, 0, 'SETTLED', n, ${day}, 'transaction', n, null, 'checksum'
          from ${numbers(first, Math.min(bets, first + atOnce - 1))}`.execute(connection);
    if (isPostgres)
      await sql`
        insert into bet_day (member_id, business_day, category, vendor_code, status, bets, stake, valid_bet, payout)
          select member_id, business_day, category, vendor_code, status, count(*), sum(stake), sum(valid_bet), sum(payout)
            from bet group by 1, 2, 3, 4, 5`.execute(connection);
    if (isPostgres) {
      await sql`set session_replication_role = origin`.execute(connection);
      // What autovacuum would do by and by; SQLite plans without statistics here.
      await sql`vacuum analyze bet, bet_day`.execute(connection);
    } else await sql`pragma foreign_keys = on`.execute(connection);
  });
}
