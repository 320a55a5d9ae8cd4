import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/machine/postgres.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import type { BetFilter } from '../../platform/play/bet/betFilter.ts';
import { betPage } from '../../platform/play/bet/betPage.ts';
import { betSums } from '../../platform/play/bet/betStore.ts';
import { machineLoad } from './machineLoad.ts';
import { type Held, missedLines } from './misses.ts';
import { percentile } from './percentile.ts';
import { fillBets } from '../../platform/play/bet/testing/fillBets.ts';

const bets = 1_000_000;
const exported = 100_000;
const looks = 200;
const memberId = 'member';
/** Milliseconds. */
const maxP95 = 50;

/** A year of bets. */
const filled = { memberId, bets, perDay: 2_740, rarity: 50_000 };

const filters: readonly (readonly [string, Omit<BetFilter, 'memberId'>])[] = [
  ['the whole record', {}],
  ['one month', { fromDay: '2026-10-22', toDay: '2026-11-22' }],
  ['one category', { category: 'RNG' }],
  ['a vendor of 20 bets', { vendorCode: 'RARE' }],
  ['a state that none has', { status: 'PLACED' }],
];

/** Rows of the table of one engine; what they are held against goes into `held`. */
async function recordLines(engine: string, location: StoreLocation, held: Held[]): Promise<readonly string[]> {
  const db = await openStore(location, modules.migrations);
  await fillBets(db, filled);
  const lines: string[] = [];
  const hold = (what: string, times: readonly number[]): void => {
    const figure = percentile(times, 0.95);
    held.push({ what: `p95 of ${what}, ${engine}`, figure, limit: maxP95, shown: figure.toFixed(1) });
  };
  for (const [name, asked] of filters) {
    const filter = { memberId, ...asked };
    const times: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      const begun = performance.now();
      await Promise.all([betPage(db, filter, 20), betSums(db, filter)]);
      times.push(performance.now() - begun);
    }
    hold(`the first page of ${name}`, times);
    lines.push(`| ${engine} | first page of ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | |`);
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
  hold(`a page of the export of ${exported}`, pages);
  const grown = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  lines.push(
    `| ${engine} | a page of the export of ${exported} | ${percentile(pages, 0.5).toFixed(1)} | ${percentile(pages, 0.95).toFixed(1)} | ${grown.toFixed(1)} |`,
  );
  await db.destroy();
  return lines;
}

/** The betting record of a member with a million bets, on both engines, as a table. */
export async function recordTable(): Promise<readonly string[]> {
  const held: Held[] = [];
  const lines = [
    '',
    '## Betting record (one member, 1,000,000 bets)',
    '',
    '| engine | what | p50 ms | p95 ms | memory kept, MB |',
    '|---|---|---|---|---|',
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-records-'));
  lines.push(...(await recordLines('SQLite', { file: path.join(folder, 'bench.sqlite') }, held)));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres({ durable: true });
  if (postgres) {
    lines.push(...(await recordLines('PostgreSQL', { url: postgres.url }, held)));
    await postgres.stop();
  }
  return [
    ...lines,
    '',
    `A page with its sums, as the platform answers it. Held against a p95 of ${maxP95} ms. Load of the machine at the end: ${machineLoad()}`,
    ...missedLines(held),
  ];
}
