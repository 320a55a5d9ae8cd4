import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { register } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportOnBooks } from '../../platform/core/books/reportOnBooks.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import { openTestStore, testEngines } from '../../platform/testing/openTestStore.ts';
import { openBooks } from '../../platform/openBooks.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import { freePort } from '../stack/freePort.ts';
import { startPlatformProcess } from './platformProcess.ts';

/** A hundred by `npm run test:faults`; `FAULT_REPORTS` names a folder for what was found, as JSON. */
const kills = Number(process.env['KILLS'] ?? 3);
const reports = process.env['FAULT_REPORTS'];
const members = 4;
/** Ten-thousandths of each payment. */
const amount = 10_000_000n;
/** The longer they go on, the more of them the machine bears. */
const payersOfEach = kills < 20 ? 4 : 16;

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
      const tokens: string[] = [];
      for (let index = 0; index < members; index += 1) {
        operator.nextVisitor?.();
        tokens.push((await operator.call(register, registrationOf(`payer${index + 10}`))).value.token);
      }
      const acknowledged: string[] = [];
      let unanswered = 0;
      let over = false;
      const pay = async (token: string): Promise<void> => {
        while (!over) {
          const key = randomUUID();
          const ask = () => operator.call(deposit, { methodId: 'play-money', amount: '1000' }, { token, key });
          // Whoever has no answer asks again with the same key.
          while (
            !(await ask().then(
              ({ success }) => success,
              () => false,
            ))
          ) {
            unanswered += 1;
            await pause(250);
          }
          acknowledged.push(key);
        }
      };
      const began = performance.now();
      let away = 0;
      const paying = tokens.flatMap((token) => Array.from({ length: payersOfEach }, () => pay(token)));
      const readyAfter: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(200 + Math.random() * 400);
        // The database ends every other one's connections beforehand, in the middle of whatever they are at.
        if (store && kill % 2 === 1)
          await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(store.db);
        await platform.kill();
        const killed = performance.now();
        platform = await startPlatformProcess(port, dataFolder, databaseUrl);
        readyAfter.push(performance.now() - killed);
        away += performance.now() - killed;
      }
      await pause(300);
      over = true;
      await Promise.all(paying);
      const seconds = (performance.now() - began - away) / 1_000;
      await platform.stop();

      const settings = { dataDir: dataFolder, databaseUrl: url?.href, secretKeys: undefined, secretKeyFile: undefined };
      const books = await openBooks(settings);
      const { parts } = books;
      const rows = await parts.db
        .selectFrom('ledger_transaction')
        .select('idempotency_key as key')
        .where('operation', '=', 'deposit')
        .execute();
      const { findings, trialBalance } = await reportOnBooks(parts);
      await books.close();
      const stored = new Set(rows.map(({ key }) => key));
      const credited = -(trialBalance.find(({ owner, purpose }) => owner === 'house' && purpose === 'deposits')?.amount ?? 0n);
      const report = {
        engine,
        kills,
        acknowledged: acknowledged.length,
        unanswered,
        perSecond: Math.round(acknowledged.length / seconds),
        lost: acknowledged.filter((key) => !stored.has(key)).length,
        twice: Number(credited / amount) - stored.size,
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
      expect(rows.length).toBe(acknowledged.length);
      expect(unanswered).toBeGreaterThan(0);
    } finally {
      await platform.kill();
      await store?.close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  kills * 20_000 + 120_000,
);
