import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { forUpdate } from './forUpdate.ts';
import { modules } from '../../modules.ts';
import { migrate, UnknownMigrations } from './migrate.ts';
import { openStore } from './openStore.ts';
import { StoreInUse } from './sqlite/lockFile.ts';

const { migrations } = modules;
let store: TestStore | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

const message = (id: string) => ({ id, channel: 'mail' as const, content: 'a', created_at: 9_007_199_254_740_993n });

describe.each(testEngines())('a store on %s', (engine) => {
  test('integers are bigint, however large, and so are counts and sums', async () => {
    store = await openTestStore(engine);
    await store.db
      .insertInto('outbox_message')
      .values([message('1'), message('2')])
      .execute();
    const row = await store.db.selectFrom('outbox_message').select('created_at').where('id', '=', '1').executeTakeFirstOrThrow();
    expect(row.created_at).toBe(9_007_199_254_740_993n);
    const { count, sum } = await store.db
      .selectFrom('outbox_message')
      .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint>('created_at').as('sum')])
      .executeTakeFirstOrThrow();
    expect([count, sum]).toEqual([2n, 18_014_398_509_481_986n]);
  });

  test('migrations run once, and a second opening finds everything in place', async () => {
    store = await openTestStore(engine);
    await store.db.insertInto('outbox_message').values(message('1')).execute();
    await migrate(store.db, migrations, 1);
    const applied = await sql<{ id: string }>`select id from schema_migration order by id`.execute(store.db);
    expect(applied.rows.map(({ id }) => id)).toEqual(migrations.map(({ id }) => id).toSorted());
    expect(new Set(migrations.map(({ id }) => id)).size).toBe(migrations.length);
    expect(await store.db.selectFrom('outbox_message').select('id').execute()).toEqual([{ id: '1' }]);
  });

  test('a migration that fails leaves nothing behind and is tried again', async () => {
    store = await openTestStore(engine);
    const half = {
      id: 'half/1-create',
      up: async (db: TestStore['db']) => {
        await db.schema.createTable('half').addColumn('id', 'bigint').execute();
        throw new Error('stopped');
      },
    };
    await expect(migrate(store.db, [...migrations, half], 1)).rejects.toThrow('stopped');
    await expect(migrate(store.db, [...migrations, half], 1)).rejects.toThrow('stopped');
    await expect(sql`select * from half`.execute(store.db)).rejects.toThrow();
  });

  test('of a store that was begun by steps that are not known nothing is touched', async () => {
    store = await openTestStore(engine);
    const [, ...rest] = migrations;
    const later = { id: 'later/1-create', up: async () => Promise.reject(new Error('not to be run')) };
    await expect(migrate(store.db, [...rest, later], 1)).rejects.toBeInstanceOf(UnknownMigrations);
  });

  test('text in an integer column is refused', async () => {
    store = await openTestStore(engine);
    const wrong = sql`insert into outbox_message (id, channel, content, created_at) values ('x', 'mail', '', 'soon')`;
    await expect(wrong.execute(store.db)).rejects.toThrow();
  });

  test('transactions do not mix, and one that throws is undone', async () => {
    const { db } = (store = await openTestStore(engine));
    const add = (id: string, fails: boolean) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('outbox_message').values(message(id)).execute();
        await forUpdate(transaction.selectFrom('outbox_message').select('id').where('id', '=', id)).execute();
        if (fails) throw new Error('undone');
      });
    await Promise.allSettled(Array.from({ length: 40 }, (_, index) => add(String(index), index % 2 === 0)));
    const rows = await db.selectFrom('outbox_message').select('id').execute();
    expect(rows.map(({ id }) => Number(id) % 2)).toEqual(Array.from({ length: 20 }, () => 1));
  });
});

describe('one platform per data folder', () => {
  test('a second opening is refused, and the first is not harmed', async () => {
    store = await openTestStore('sqlite');
    await expect(openStore(store.location, migrations)).rejects.toBeInstanceOf(StoreInUse);
    await store.db.insertInto('outbox_message').values(message('1')).execute();
    expect(await store.db.selectFrom('outbox_message').select('id').execute()).toHaveLength(1);
  });

  test('another process is refused while the first lives, and let in once it is killed', async () => {
    store = await openTestStore('sqlite');
    const { location } = store;
    await store.db.destroy();
    const script = `import { openStore } from ${JSON.stringify(new URL('openStore.ts', import.meta.url).href)};
      import { modules } from ${JSON.stringify(new URL('../../modules.ts', import.meta.url).href)};
      await openStore(${JSON.stringify(location)}, modules.migrations); console.log('open'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(openStore(location, migrations)).rejects.toBeInstanceOf(StoreInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const again = await openStore(location, migrations);
    expect(await again.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    await again.destroy();
  });
});
