import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkAllowance } from '../../platform/core/store/postgres/timeouts.ts';
import { longestStatement } from '../../platform/core/store/statementTimeout.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { throughPort } from '../../platform/testing/throughPort.ts';
import { startPostgres, type ThrowAwayPostgres } from '../../scripts/machine/postgres.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import { freePort } from '../stack/freePort.ts';
import { type NetworkBetween, networkBetween } from './networkBetween.ts';
import { bookedPayments, type Payers, registerPayers, startPayers } from './payers.ts';
import { startPlatformProcess } from './platformProcess.ts';

/** Milliseconds after which money has to move again once the database is back. */
const patience = 5_000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

interface Between {
  readonly postgres: ThrowAwayPostgres;
  readonly network: NetworkBetween;
}

interface Fault {
  away(between: Between): unknown;
  back(between: Between): unknown;
  /** Milliseconds that it is away, each time. */
  readonly pauses: readonly number[];
}

/** Longer than a payment takes, and than a connection is waited for. */
const pauses = [500, 6_000];
/** Longer than a connection may be silent before it is given up. */
const givenUp = longestStatement + networkAllowance + 500;
/** What takes the database away, and gives it back. */
const faults: readonly (readonly [string, Fault])[] = [
  ['that stops at once and starts again', { away: ({ postgres }) => postgres.crash(), back: ({ postgres }) => postgres.start(), pauses }],
  ['whose every connection is cut', { away: ({ network }) => network.cut(), back: ({ network }) => network.mend(), pauses }],
  [
    'that goes without a word, with another in its place',
    { away: ({ network }) => network.lose(), back: () => undefined, pauses: [givenUp] },
  ],
];

describe.runIf(testEngines().includes('postgres'))('a database that goes and comes back', { timeout: 120_000 }, () => {
  const undo: (() => unknown)[] = [];
  let between: Between | undefined;
  let payers: Payers | undefined;
  let booksOfAll: () => ReturnType<typeof bookedPayments>;

  // The one that the others use may be elsewhere; this one is to fall, again and again below one platform.
  beforeAll(async () => {
    const postgres = await startPostgres();
    if (!postgres) return;
    undo.push(() => postgres.stop());
    const network = await networkBetween(Number(new URL(postgres.url).port));
    undo.push(() => network.close());
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-gone-'));
    undo.push(() => rmSync(dataFolder, { recursive: true, force: true }));
    const port = await freePort();
    const platform = await startPlatformProcess(port, dataFolder, throughPort(postgres.url, network.port));
    undo.push(() => platform.kill());
    const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
    between = { postgres, network };
    payers = startPayers(operator, await registerPayers(operator, 4), { atOnce: 4, patience: 100 });
    const { acknowledged, stop } = payers;
    booksOfAll = async () => {
      await stop();
      await platform.stop();
      return bookedPayments({ dataDir: dataFolder, databaseUrl: postgres.url }, acknowledged);
    };
  }, 120_000);
  afterAll(async () => {
    for (const each of undo.reverse()) await each();
  });

  test.for(faults)('CRS-002 a PostgreSQL %s is used again within five seconds', async ([, { away, back, pauses: times }], { skip }) => {
    if (!between || !payers) return skip('this machine has no PostgreSQL to start');
    const { acknowledged } = payers;
    const acknowledgedAfter = async (count: number): Promise<void> => {
      const from = acknowledged.length;
      while (acknowledged.length < from + count) await pause(20);
    };
    await acknowledgedAfter(50);
    for (const time of times) {
      await away(between);
      await pause(time);
      await back(between);
      const since = performance.now();
      await acknowledgedAfter(1);
      expect(performance.now() - since).toBeLessThan(patience);
      // And goes on moving: one payment says nothing of the other connections, twenty take a busy machine longer than the database was away.
      await acknowledgedAfter(19);
    }
  });

  test('CRS-002 of all that, nothing that was acknowledged is lost, and nothing applied twice', async ({ skip }) => {
    if (!payers) return skip('this machine has no PostgreSQL to start');
    const { booked, ...books } = await booksOfAll();
    expect(books).toEqual({ lost: 0, twice: 0, findings: [] });
    expect(booked).toBe(payers.acknowledged.length);
  });
});
