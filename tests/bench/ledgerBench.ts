import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/machine/postgres.ts';
import { chainAuditEvents } from '../../platform/core/audit/auditChain.ts';
import { chainPostings } from '../../platform/core/books/chainPostings.ts';
import { runAgain } from '../../platform/core/jobs/jobHandler.ts';
import { foldNext } from '../../platform/money/accountRecord/foldAccountRecords.ts';
import { createAudit } from '../../platform/core/audit/createAudit.ts';
import { systemClock } from '../../platform/core/clock.ts';
import { createLedger } from '../../platform/core/ledger/createLedger.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { testChecksums } from '../../platform/testing/testChecksums.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { openBareTransactions } from './bareTransactions.ts';
import { machineLoad } from './machineLoad.ts';
import { type Held, missedLines } from './misses.ts';
import { processorTimeOf } from './processorTime.ts';
import { median } from './separable.ts';
import { modules } from '../../platform/modules.ts';

const callers = 32;
const members = 64;
/** Of bare transactions, in per cent. */
const leastShare = 50;

/** Opens accounts for 64 members, and answers a function by which 32 callers stake and win through `ledger.once` for a while: transactions a second. */
async function openLedgerRounds(location: StoreLocation) {
  const db = await openStore(location, modules.migrations);
  const shared = { db, clock: systemClock, random: systemRandom, checksums: testChecksums };
  const ledger = createLedger({ ...shared, recorder: createAudit(shared).recorder });
  const run = Date.now();
  const ids = Array.from({ length: members }, (_, index) => `bench-${run}-${index}`);
  for (const memberId of ids) {
    await ledger.once({ memberId, operation: 'bench-open', key: 'once' }, {}, async (transaction) => {
      const cash = await transaction.openCash(memberId, 'PLAY');
      await transaction.post([{ from: await transaction.house('bonus', 'PLAY'), to: cash, amount: 10_000_000_000n }]);
      return {};
    });
  }
  let round = 0;
  return {
    async perSecond(seconds: number): Promise<number> {
      round += 1;
      const until = performance.now() + seconds * 1000;
      let done = 0;
      await Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          for (let turn = 0; performance.now() < until; turn += 1) {
            const memberId = ids[(caller + turn * 7) % members] ?? '';
            await ledger.once({ memberId, operation: 'bench-round', key: `${round}-${caller}-${turn}` }, {}, async (transaction) => {
              const cash = await transaction.cashOf(memberId);
              const games = await transaction.house('games', cash.currency);
              await transaction.post([
                { from: cash.id, to: games, amount: 10_000n },
                { from: games, to: cash.id, amount: 9_000n },
              ]);
              return { turn };
            });
            done += 1;
          }
        }),
      );
      return done / seconds;
    },
    /** Puts postings and events into their chains and writes the records, as the platform does later; answers of how many transactions. */
    async followUp(): Promise<number> {
      await chainPostings(shared);
      await chainAuditEvents(shared);
      while ((await db.transaction().execute(foldNext)) === runAgain);
      const { count } = await db
        .selectFrom('ledger_transaction')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    close: () => db.destroy(),
  };
}

/** What a transaction takes of the machine, whoever else is on it. */
interface Cost {
  /** Microseconds of the processor, here and in the server. */
  readonly processor: number;
  /** Bytes of write-ahead log. */
  readonly log: number;
}

interface LedgerFigures {
  /** Transactions a second. */
  readonly ours: number;
  /** The same of bare transactions, measured by turns with them. */
  readonly bare: number;
  /** The median of each turn's share. */
  readonly share: number;
  readonly ourCost: Cost;
  readonly bareCost: Cost;
  /** What follows later: its links of both chains, and its records. */
  readonly laterCost: Cost;
}

/** Looks at a server from a connection of its own. */
async function openMeter(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask = async <Row extends object>(text: string): Promise<readonly Row[]> => (await client.query<Row>(text)).rows;
  const look = async () => {
    const backends = await ask<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'client backend'`);
    const [log] = await ask<{ bytes: string }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`);
    const { user, system } = process.cpuUsage();
    return { processor: processorTimeOf(backends.map(({ pid }) => pid)) * 1e6 + user + system, log: Number(log?.bytes) };
  };
  return {
    /** Does `count` things, and answers what each took. */
    async costOf(work: () => Promise<number>): Promise<Cost> {
      const before = await look();
      const count = await work();
      const after = await look();
      return { processor: (after.processor - before.processor) / count, log: (after.log - before.log) / count };
    },
    close: () => client.end(),
  };
}

/** On an empty PostgreSQL at `url`: `rounds` turns of `seconds` each, after one to warm up. */
async function postgresLedgerBench(url: string, seconds: number, rounds: number): Promise<LedgerFigures> {
  const bare = await openBareTransactions(url, callers, members);
  const ledger = await openLedgerRounds({ url });
  const meter = await openMeter(url);
  const turns: { readonly ours: number; readonly bare: number; readonly ourCost: Cost; readonly bareCost: Cost }[] = [];
  const turnOf = async (each: typeof bare) => {
    let perSecond = 0;
    const cost = await meter.costOf(async () => (perSecond = await each.perSecond(seconds)) * seconds);
    return { perSecond, cost };
  };
  for (const each of [bare, ledger]) await each.perSecond(seconds);
  for (let round = 0; round < rounds; round += 1) {
    const [theirs, ours] = [await turnOf(bare), await turnOf(ledger)];
    turns.push({ bare: theirs.perSecond, ours: ours.perSecond, bareCost: theirs.cost, ourCost: ours.cost });
  }
  const laterCost = await meter.costOf(() => ledger.followUp());
  await meter.close();
  await bare.close();
  await ledger.close();
  const cost = (of: 'ourCost' | 'bareCost'): Cost => ({
    processor: median(turns.map((turn) => turn[of].processor)),
    log: median(turns.map((turn) => turn[of].log)),
  });
  return {
    ours: median(turns.map((turn) => turn.ours)),
    bare: median(turns.map((turn) => turn.bare)),
    share: median(turns.map((turn) => turn.ours / turn.bare)),
    ourCost: cost('ourCost'),
    bareCost: cost('bareCost'),
    laterCost,
  };
}

/** Transactions a second on a SQLite file of its own, removed afterwards, which writes through to the disk (`synchronous=FULL`). */
async function sqliteLedgerBench(
  seconds: number,
): Promise<{ readonly perSecond: number; readonly processor: number; readonly later: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-bench-'));
  try {
    const ledger = await openLedgerRounds({ file: path.join(folder, 'bench.sqlite') });
    const costOf = async (work: () => Promise<number>): Promise<number> => {
      const before = process.cpuUsage();
      const count = await work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / count;
    };
    let perSecond = 0;
    const processor = await costOf(async () => (perSecond = await ledger.perSecond(seconds)) * seconds);
    const later = await costOf(() => ledger.followUp());
    await ledger.close();
    return { perSecond, processor, later };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both engines, as a table. PostgreSQL waits for the disk here as it does in production. */
export async function ledgerTable(seconds: number, rounds: number): Promise<readonly string[]> {
  const sqlite = await sqliteLedgerBench(seconds);
  const lines = [
    '',
    '## Ledger (32 callers, two postings a transaction)',
    '',
    '| engine | transactions/s | bare transactions/s | share | processor µs, ours and bare | log bytes, ours and bare | what follows it later, processor µs and log bytes |',
    '|---|---|---|---|---|---|---|',
    `| SQLite, synchronous=FULL | ${Math.round(sqlite.perSecond)} | | | ${Math.round(sqlite.processor)} | | ${Math.round(sqlite.later)} |`,
  ];
  const held: Held[] = [];
  const postgres = await startPostgres({ durable: true });
  if (postgres) {
    const { ours, bare, share, ourCost, bareCost, laterCost } = await postgresLedgerBench(postgres.url, seconds, rounds);
    const costs = (['processor', 'log'] as const).map((name) => `${Math.round(ourCost[name])} and ${Math.round(bareCost[name])}`);
    lines.push(
      `| PostgreSQL, fsync on, loopback | ${Math.round(ours)} | ${Math.round(bare)} | ${Math.round(share * 100)} % | ${costs.join(' | ')} | ${Math.round(laterCost.processor)} and ${Math.round(laterCost.log)} |`,
    );
    held.push({ what: 'share', figure: share * 100, limit: leastShare, isLeast: true, shown: `${Math.round(share * 100)} %` });
    await postgres.stop();
  }
  const bareOnes =
    'Bare: begin, update a balance, insert two postings and an answer, commit, by the driver alone and prepared; by turns with ours.';
  return [
    ...lines,
    '',
    `${bareOnes} Held against a share of ${leastShare} %. Processor and write-ahead log of one transaction, here and in the server; its postings and its event are put into their chains and its records written later, hundreds at a time. Load of the machine at the end: ${machineLoad()}.`,
    ...missedLines(held),
  ];
}
