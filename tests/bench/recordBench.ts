import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { startPostgres } from '../../scripts/postgres.ts';
import type { Database } from '../../platform/core/store/database.ts';
import { engineOf } from '../../platform/core/store/engine.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { type BetFilter, betPage, betSums, placesPlayed } from '../../platform/play/bet/betStore.ts';

const bets = 1_000_000;
const exported = 100_000;
const looks = 200;
const memberId = 'member';

/** A year's bets of one member, at seven vendors of which one is rare. */
async function fill(db: Kysely<Database>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  const numbers = isPostgres
    ? sql`generate_series(1, ${sql.lit(bets)}) as numbers(n)`
    : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(bets)}) select n from numbers)`;
  const id = isPostgres ? sql`lpad(n::text, 10, '0')` : sql`printf('%010d', n)`;
  const day = isPostgres
    ? sql`to_char(date '2025-11-22' + (n / 2740)::int, 'YYYY-MM-DD')`
    : sql`date('2025-11-22', '+' || (n / 2740) || ' days')`;
  await db.connection().execute(async (connection) => {
    // Of a member that there is not. Within one transaction PostgreSQL's triggers would go through every version of a day's sums again and again.
    if (isPostgres) await sql`set session_replication_role = replica`.execute(connection);
    else await sql`pragma foreign_keys = off`.execute(connection);
    await sql`
      insert into bet (id, member_id, session_id, family, game_code, vendor_code, category, currency, stake, valid_bet, payout, status,
          placed_at, business_day, transaction_id, settled_at, settlement_id, checksum)
        select ${id}, ${sql.lit(memberId)}, 'session', 'slot', 'game', case when n % 50000 = 0 then 'RARE' else 'V' || (n % 6) end,
            case when n % 3 = 0 then 'RNG' else 'LOTT' end, 'PLAY', 10000, 10000, 0, 'SETTLED', n, ${day}, 'transaction', n, null, 'checksum'
          from ${numbers}`.execute(connection);
    if (isPostgres)
      await sql`
        insert into bet_day (member_id, business_day, category, vendor_code, status, bets, stake, valid_bet, payout)
          select member_id, business_day, category, vendor_code, status, count(*), sum(stake), sum(valid_bet), sum(payout)
            from bet group by 1, 2, 3, 4, 5`.execute(connection);
    await sql`analyze`.execute(connection);
  });
}

const filters: readonly (readonly [string, Omit<BetFilter, 'memberId'>])[] = [
  ['the whole record', {}],
  ['one month', { fromDay: '2026-10-22', toDay: '2026-11-22' }],
  ['one category', { category: 'RNG' }],
  ['a vendor of 20 bets', { vendorCode: 'RARE' }],
  ['a state that none has', { status: 'PLACED' }],
];

const percentile = (times: readonly number[], share: number): string =>
  (times.toSorted((left, right) => left - right)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);

async function recordLines(engine: string, location: StoreLocation): Promise<readonly string[]> {
  const db = await openStore(location, modules.migrations);
  await fill(db);
  const lines: string[] = [];
  for (const [name, asked] of filters) {
    const filter = { memberId, ...asked };
    const times: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      const begun = performance.now();
      await Promise.all([betPage(db, filter, 20), betSums(db, filter), placesPlayed(db, filter)]);
      times.push(performance.now() - begun);
    }
    lines.push(`| ${engine} | first page of ${name} | ${percentile(times, 0.5)} | ${percentile(times, 0.95)} | |`);
  }
  const pages: number[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let last: string | undefined; pages.length < exported / 100;) {
    const begun = performance.now();
    const page = await betPage(db, { memberId }, 100, last);
    pages.push(performance.now() - begun);
    last = page.bets.at(-1)?.id;
  }
  globalThis.gc?.();
  const grown = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  lines.push(
    `| ${engine} | a page of the export of ${exported} | ${percentile(pages, 0.5)} | ${percentile(pages, 0.95)} | ${grown.toFixed(1)} |`,
  );
  await db.destroy();
  return lines;
}

/** The betting record of a member with a million bets, on both engines, as a table. */
export async function recordTable(): Promise<readonly string[]> {
  const lines = [
    '',
    '## Betting record (one member, 1,000,000 bets)',
    '',
    '| engine | what | p50 ms | p95 ms | memory kept, MB |',
    '|---|---|---|---|---|',
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-records-'));
  lines.push(...(await recordLines('SQLite', { file: path.join(folder, 'bench.sqlite') })));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres({ durable: true });
  if (postgres) {
    lines.push(...(await recordLines('PostgreSQL', { url: postgres.url })));
    await postgres.stop();
  }
  return [...lines, '', 'A page with its sums, as the platform answers it. Held against a p95 of 50 ms.'];
}
