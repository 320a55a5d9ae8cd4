import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestStore, testEngines } from './openTestStore.ts';

describe.runIf(testEngines().includes('postgres'))('a store on PostgreSQL that the next test uses again', () => {
  const urlOf = ({ location }: Awaited<ReturnType<typeof openTestStore>>) => ('url' in location ? location.url : '');
  const message = { id: '1', channel: 'mail' as const, content: 'a', created_at: 1n };

  test('is empty, and its connections are set to nothing, whatever the test before has done', async () => {
    const first = await openTestStore('postgres');
    await first.db.insertInto('outbox_message').values(message).execute();
    const pidOf = async ({ db }: typeof first) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const longest = async ({ db }: typeof first) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;
    const pid = await pidOf(first);
    await sql`set statement_timeout = 300`.execute(first.db);
    expect(await longest(first)).toBe('300ms');
    await first.close();

    const second = await openTestStore('postgres');
    expect([urlOf(second), await pidOf(second)]).toEqual([urlOf(first), pid]);
    expect(await second.db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    expect(await longest(second)).toBe('10s');
    await second.close();
  });

  test('is not reached any more by whoever had it before', async () => {
    const first = await openTestStore('postgres');
    const late = first.db.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(0.2)`.execute(transaction);
      await transaction.insertInto('outbox_message').values(message).execute();
    });
    await expect
      .poll(
        async () =>
          (
            await sql<{
              count: bigint;
            }>`select count(*) from pg_stat_activity where query like '%pg_sleep(0.2)%' and state = 'active' and pid <> pg_backend_pid()`.execute(
              first.db,
            )
          ).rows[0]?.count,
      )
      .toBe(1n);
    await first.close();
    await late;
    const second = await openTestStore('postgres');
    expect(urlOf(second)).toBe(urlOf(first));
    expect(await second.db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    await expect(first.db.insertInto('outbox_message').values(message).execute()).rejects.toThrow('destroyed');
    await second.close();
  });

  test.each([
    sql`create table left_behind (id int)`,
    sql`alter table outbox_message rename column content to away`,
    sql`alter table outbox_message rename to away`,
  ])('is another one where its schema was changed (%#)', async (change) => {
    const first = await openTestStore('postgres');
    await change.execute(first.db);
    await first.close();
    const second = await openTestStore('postgres');
    expect(urlOf(second)).not.toBe(urlOf(first));
    await second.close();
  });
});
