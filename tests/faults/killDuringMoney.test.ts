import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore, testEngines } from '../../platform/testing/openTestStore.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import { freePort } from '../stack/freePort.ts';
import { bookedPayments, registerPayers, startPayers } from './payers.ts';
import { startPlatformProcess } from './platformProcess.ts';

/** A hundred by `npm run test:faults`; `FAULT_REPORTS` names a folder for what was found, as JSON. */
const kills = Number(process.env['KILLS'] ?? 2);
const reports = process.env['FAULT_REPORTS'];
/** The longer they go on, the more of them the machine bears. Of one account, one payment waits for the other. */
const [members, atOnce] = kills < 20 ? [4, 4] : [16, 8];
/** Milliseconds that a platform is left to itself, at least: where many are killed, each has become as fast as it is before. */
const restless = kills < 20 ? 200 : 2_500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

test.each(testEngines())(
  `CRS-001 CRS-002 ${kills} kills on %s while money is paid in lose nothing that was acknowledged, and apply nothing twice`,
  async (engine) => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'sampan-money-'));
    const store = engine === 'postgres' ? await openTestStore(engine) : undefined;
    const url = store && 'url' in store.location ? new URL(store.location.url) : undefined;
    // So that its connections can be told from everybody else's.
    const name = `kill-${randomUUID()}`;
    url?.searchParams.set('application_name', name);
    const databaseUrl = url?.href ?? '';
    const port = await freePort();
    const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
    let platform = await startPlatformProcess(port, dataFolder, databaseUrl);
    try {
      const tokens = await registerPayers(operator, members);
      const began = performance.now();
      let away = 0;
      const payers = startPayers(operator, tokens, { atOnce, patience: 100 });
      /** What was sent while nobody was there to take it. */
      let sentInVain = 0;
      const readyAfter: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(restless + Math.random() * 2 * restless);
        // The database ends every other one's connections beforehand, in the middle of whatever they are at.
        if (store && kill % 2 === 1)
          await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(store.db);
        await platform.kill();
        const killed = performance.now();
        const askedBefore = payers.asked();
        platform = await startPlatformProcess(port, dataFolder, databaseUrl);
        readyAfter.push(performance.now() - killed);
        away += performance.now() - killed;
        sentInVain += payers.asked() - askedBefore;
      }
      await pause(300);
      await payers.stop();
      const seconds = (performance.now() - began - away) / 1_000;
      await platform.stop();

      const { lost, twice, booked, findings } = await bookedPayments({ dataDir: dataFolder, databaseUrl: url?.href }, payers.acknowledged);
      const unanswered = payers.asked() - payers.acknowledged.length;
      const report = {
        engine,
        kills,
        acknowledged: payers.acknowledged.length,
        unanswered,
        /** While a platform was there: payments that were sent, repetitions too, and those that were acknowledged. */
        askedPerSecond: Math.round((payers.asked() - sentInVain) / seconds),
        perSecond: Math.round(payers.acknowledged.length / seconds),
        lost,
        twice,
        findings: findings.length,
        readyAgainMedian: Math.round(percentile(readyAfter, 0.5)),
        readyAgainP95: Math.round(percentile(readyAfter, 0.95)),
        /** Of the machine in the last minutes, by the programs that want a core. */
        load: Math.round(loadavg()[1] ?? 0),
        cores: availableParallelism(),
      };
      if (reports !== undefined) {
        mkdirSync(reports, { recursive: true });
        writeFileSync(path.join(reports, `killDuringMoney-${engine}.json`), `${JSON.stringify(report, null, 2)}\n`);
      }
      expect(report).toMatchObject({ lost: 0, twice: 0, findings: 0 });
      // Everybody waited for the answers of all that was asked.
      expect(booked).toBe(payers.acknowledged.length);
      expect(unanswered).toBeGreaterThan(0);
    } finally {
      await platform.kill();
      await store?.close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  kills * 60_000 + 120_000,
);
