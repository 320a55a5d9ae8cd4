import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import type { Database } from './database.ts';
import { openReads } from './openReads.ts';
import { isStatementTimeout } from './statementTimeout.ts';

/** Far longer than anybody waits. */
const endless = sql`
  with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000) select count(*) as pairs from n as a, n as b where a.i + b.i < 0`;
const message = (id: string) => ({ id, channel: 'mail' as const, content: 'a', created_at: 1n });
const ids = async (db: Kysely<Database>) =>
  (await db.selectFrom('outbox_message').select('id').orderBy('id').execute()).map(({ id }) => id);

let store: TestStore;
let reads: Kysely<Database> | undefined;
afterEach(async () => {
  await reads?.destroy();
  reads = undefined;
  await store.close();
});

/** Ids of the processes that read for this one. */
const readers = (): readonly string[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => Number(parent) === process.pid && command.join(' ').includes('readerProcess'))
    .map(([pid = '']) => pid);

describe('what is read of an embedded store', () => {
  let file: string;
  beforeEach(async () => {
    store = await openTestStore('sqlite');
    file = 'file' in store.location ? store.location.file : '';
  });

  test('is what was committed, as the store itself would say it, integers and bytes too', async () => {
    reads = openReads(store.db, file);
    await store.db
      .insertInto('outbox_message')
      .values([message('1'), message('2')])
      .execute();
    expect(await ids(reads)).toEqual(['1', '2']);
    const of = (db: Kysely<Database>) =>
      sql`select ${9_007_199_254_740_993n} as whole, x'00ff' as bytes, null as none, 'ÿ\u2028' as text`.execute(db);
    expect((await of(reads)).rows).toEqual((await of(store.db)).rows);
    await store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('outbox_message').values(message('3')).execute();
      expect(await ids(reads ?? store.db)).toEqual(['1', '2']);
    });
    expect(await ids(reads)).toEqual(['1', '2', '3']);
  });

  test('a transaction sees one moment, and writes nothing', async () => {
    reads = openReads(store.db, file);
    await reads.transaction().execute(async (transaction) => {
      expect(await ids(transaction)).toEqual([]);
      await store.db.insertInto('outbox_message').values(message('1')).execute();
      expect(await ids(transaction)).toEqual([]);
    });
    expect(await ids(reads)).toEqual(['1']);
    await expect(reads.insertInto('outbox_message').values(message('2')).execute()).rejects.toThrow(/readonly/);
    expect(await ids(reads)).toEqual(['1']);
  });

  test('an error is told in the words of the engine, and the next statement is read', async () => {
    reads = openReads(store.db, file);
    await expect(sql`select id from nowhere`.execute(reads)).rejects.toThrow('no such table: nowhere');
    expect(await ids(reads)).toEqual([]);
  });

  test('CRS-007 what takes too long is ended, others are read beside it, and the next by a new process', async () => {
    reads = openReads(store.db, file, 1_500);
    await ids(reads);
    const [first] = readers();
    const long = endless.execute(reads).then(
      () => undefined,
      (error: unknown) => error,
    );
    const beside = await Promise.all(Array.from({ length: 20 }, () => ids(reads ?? store.db)));
    expect(beside).toHaveLength(20);
    expect(isStatementTimeout(await long)).toBe(true);
    await expect.poll(() => readers().includes(first ?? '')).toBe(false);
    expect(await Promise.all([ids(reads), ids(reads), ids(reads)])).toEqual([[], [], []]);
    expect(readers().length).toBeLessThanOrEqual(2);
  });

  test('CRS-007 a transaction whose process was ended is over', async () => {
    reads = openReads(store.db, file, 500);
    await expect(
      reads.transaction().execute(async (transaction) => {
        await endless.execute(transaction).catch(() => undefined);
        return ids(transaction);
      }),
    ).rejects.toThrow('has ended');
    expect(await ids(reads)).toEqual([]);
  });

  test('no process is left once it is closed, whatever it was at', async () => {
    reads = openReads(store.db, file, 60_000);
    await ids(reads);
    const long = endless.execute(reads).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await reads.destroy();
    expect(await long).toBeInstanceOf(Error);
    await expect.poll(readers).toEqual([]);
    await expect(ids(reads)).rejects.toThrow();
  });

  test('nor once whoever asked was killed in the middle of it', async () => {
    const program = `
      import { sql } from 'kysely';
      import { openReads } from './platform/core/store/openReads.ts';
      const reads = openReads(undefined, ${JSON.stringify(file)}, 60000);
      const ask = sql\`${endless.compile(store.db).sql}\`.execute(reads);
      setTimeout(() => process.stdout.write('asked'), 500);
      await ask;`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const ofChild = () =>
      execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(file)).length;
    // The program itself names the file, too.
    expect(ofChild()).toBeGreaterThan(1);
    child.kill('SIGKILL');
    await expect.poll(ofChild, { timeout: 10_000 }).toBe(0);
  });
});

describe.runIf(testEngines().includes('postgres'))('on PostgreSQL', () => {
  test('CRS-007 the server ends what takes more than ten seconds, and the connection is good for the next', async () => {
    store = await openTestStore('postgres');
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
    await store.db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 300`.execute(connection);
      const error = await sql`select pg_sleep(20)`.execute(connection).catch((each: unknown) => each);
      expect(isStatementTimeout(error)).toBe(true);
      await sql`reset statement_timeout`.execute(connection);
      expect((await sql`select 1 as one`.execute(connection)).rows).toEqual([{ one: 1 }]);
    });
  });
});
