import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../../testing/openTestStore.ts';
import { pipelineWithCommit } from '../pipelineWithCommit.ts';

const message = (id: string) => ({ id, channel: 'mail' as const, content: 'a', created_at: 1n });

describe.skipIf(!testEngines().includes('postgres'))('transactions on PostgreSQL', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore('postgres');
  });
  afterEach(() => store.close());

  const kept = async () => (await store.db.selectFrom('outbox_message').select('id').orderBy('id').execute()).map(({ id }) => id);
  const open = async () => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(store.db);
    return rows[0]?.count;
  };
  const insert = (id: string) => pipelineWithCommit(store.db.insertInto('outbox_message').values(message(id)).compile());

  test('the commit does what it was given, and fails as that fails, with nothing kept', async () => {
    const both = (first: string, last: string) =>
      store.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('outbox_message').values(message(first)).execute();
        await transaction.executeQuery(insert(last));
        return 'done';
      });
    expect(await both('1', '2')).toBe('done');
    expect(await kept()).toEqual(['1', '2']);
    await expect(both('3', '2')).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual(['1', '2']);
    expect(await both('3', '4')).toBe('done');
    expect(await open()).toBe(0n);
  });

  test('one that a swallowed failure has ended is not told as committed', async () => {
    const swallowing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('outbox_message').values(message('1')).execute();
      await sql`select nothing`.execute(transaction).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await kept()).toEqual([]);
  });

  test('one that ends before its first statement leaves none open', async () => {
    await expect(store.db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await store.db.transaction().execute(async () => undefined);
    expect(await open()).toBe(0n);
    await store.db.insertInto('outbox_message').values(message('1')).execute();
    expect(await kept()).toEqual(['1']);
  });

  test('begins as it was asked to', async () => {
    const show = (name: string) => sql<Record<string, string>>`${sql.raw(`show ${name}`)}`;
    const settings = await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => [
        (await show('transaction_isolation').execute(transaction)).rows[0],
        (await show('transaction_read_only').execute(transaction)).rows[0],
      ]);
    expect(settings).toEqual([{ transaction_isolation: 'repeatable read' }, { transaction_read_only: 'on' }]);
  });

  test('tells how many rows were changed, and gives those that are asked for', async () => {
    await store.db
      .insertInto('outbox_message')
      .values([message('1'), message('2')])
      .execute();
    const { numUpdatedRows } = await store.db
      .updateTable('outbox_message')
      .set({ content: 'b' })
      .where('id', '<>', '0')
      .executeTakeFirstOrThrow();
    const gone = await store.db.deleteFrom('outbox_message').where('id', '=', '1').returning('content').execute();
    expect([numUpdatedRows, gone]).toEqual([2n, [{ content: 'b' }]]);
  });

  test('a connection that the server ends is the failure of who uses it, and the next ones are served', async () => {
    const ended = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('outbox_message').values(message('1')).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
      await transaction.executeQuery(insert('2'));
    });
    await expect(ended).rejects.toThrow();
    expect(await kept()).toEqual([]);
  });
});
