import { randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { betweenPayments, openPlayedBooks, type PlayedBooks } from './playedBooks.ts';
import { runScript } from '../stack/runScript.ts';

interface Report {
  readonly sound: boolean;
  readonly trialBalance: readonly { owner: string; purpose: string; currency: string; amount: string }[];
  readonly findings: readonly { table: string; id: string; problem: string }[];
}

let books: PlayedBooks;

const check = (...args: string[]) => runScript('ledgerCheck', args, books.settings);
const checkAsJson = async (): Promise<{ code: number | null; report: Report }> => {
  const { code, said, complained } = await check('--json');
  if (said === '') throw new Error(complained);
  return { code, report: JSON.parse(said) as Report };
};
const amountOf = ({ trialBalance }: Report, owner: string, purpose: string): string | undefined =>
  trialBalance.find((line) => line.owner === owner && line.purpose === purpose)?.amount;

describe.each(testEngines())('ledger:check on %s', (engine) => {
  afterEach(() => books.close());

  test('MON-017 of a store that is written meanwhile and of one that has stopped it says that it is sound, and what every kind of account comes to', async () => {
    books = await openPlayedBooks(engine);
    expect(await books.pay('first')).toBe(true);
    let isChecking = true;
    const writing = (async () => {
      for (let key = 0; isChecking; key += 1) {
        expect(await books.pay(`meanwhile-${key}`)).toBe(true);
        await wait(betweenPayments);
      }
    })();
    const running = await checkAsJson();
    isChecking = false;
    await writing;
    expect(running).toMatchObject({ code: 0, report: { sound: true, findings: [] } });
    expect(Number(amountOf(running.report, 'house', 'deposits'))).toBeLessThanOrEqual(-10_000);

    await books.platform.stop();
    const { code, report } = await checkAsJson();
    expect(code).toBe(0);
    const [cash, deposits, bonus] = [
      amountOf(report, 'member', 'cash'),
      amountOf(report, 'house', 'deposits'),
      amountOf(report, 'house', 'bonus'),
    ];
    expect(Number(deposits)).toBeLessThanOrEqual(Number(amountOf(running.report, 'house', 'deposits')));
    expect(Number(cash) + Number(deposits) + Number(bonus)).toBe(0);
    const { said } = await check();
    expect(said).toContain('Sound: every row is as it was written.');
    expect(said).toMatch(/^ +sum +\w+ +0$/m);
  }, 60_000);
});

describe('ledger:check of a platform that has stopped', () => {
  const file = () => path.join(books.dataFolder, 'platform.db');
  const before = () => path.join(books.dataFolder, '..', 'before.db');

  beforeAll(async () => {
    books = await openPlayedBooks();
    await books.pay('first');
    await books.platform.stop();
    copyFileSync(file(), before());
  });
  afterEach(() => copyFileSync(before(), file()));
  afterAll(() => books.close());

  /** Changes the file as whoever holds it could. */
  const tamper = (text: string): void => {
    const database = new DatabaseSync(file());
    const triggers = database.prepare("select name from sqlite_master where type = 'trigger'").all();
    for (const { name } of triggers) database.exec(`drop trigger "${String(name)}"`);
    database.exec(`pragma foreign_keys = off; ${text}`);
    database.close();
  };

  test('MON-017 it leaves the folder as it was', async () => {
    const left = () => [readdirSync(books.dataFolder).sort(), readFileSync(file())] as const;
    const was = left();
    expect((await check()).code).toBe(0);
    expect(left()).toEqual(was);
  });

  test('MON-017 what was changed behind the back of the store is named, for people and for programs, and it ends with 1', async () => {
    tamper("update account set balance = balance + 1 where purpose = 'cash'");
    expect(await checkAsJson()).toMatchObject({
      code: 1,
      report: { sound: false, findings: [{ table: 'account', problem: 'its balance is not the sum of its postings' }] },
    });
    const { code, said } = await check();
    expect(code).toBe(1);
    expect(said).toMatch(/1 findings?:\n {2}account \S+: its balance is not the sum of its postings\n/);
  });

  test('the end of the chain that was cut off is missed by the head beside the store', async () => {
    tamper('delete from chain_link where number = (select max(number) from chain_link)');
    expect((await checkAsJson()).report.findings).toMatchObject([{ table: 'chain_link' }]);
  });

  test('where it cannot check it says so in one line, and ends with 2', async () => {
    const nowhere = path.join(books.dataFolder, 'nowhere');
    const vain = [
      await runScript('ledgerCheck', [], { DATA_DIR: nowhere }),
      await runScript('ledgerCheck', [], { ...books.settings, SECRET_KEY: randomBytes(32).toString('base64') }),
      await check('--nonsense'),
    ];
    expect(vain.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(vain.map(({ said }) => said)).toEqual(['', '', '']);
    expect(vain[0]?.complained).toBe(`The books could not be checked: there is no store in ${nowhere}\n`);
    expect(vain[1]?.complained).toMatch(/^[^\n]*written under another key\?\n$/);
    writeFileSync(file(), 'no database');
    expect(await check()).toMatchObject({ code: 2, said: '' });
  });
});
