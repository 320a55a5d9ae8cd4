import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../../testing/openTestStore.ts';
import { type PreparedStatements, type Statement, StatementBatch } from './StatementBatch.ts';

const asText = () => (text: string) => text;
const statement = (text: string, values: readonly unknown[] = [], name?: string): Statement => ({ name, text, values });

describe.skipIf(!testEngines().includes('postgres'))('a batch of statements', () => {
  let store: TestStore;
  let client: Client;
  let prepared: PreparedStatements;
  beforeEach(async () => {
    store = await openTestStore('postgres');
    if (!('url' in store.location)) throw new Error('no PostgreSQL');
    client = new Client({ connectionString: store.location.url });
    await client.connect();
    prepared = new Map();
  });
  afterEach(async () => {
    await client.end();
    await store.close();
  });

  const run = (...statements: readonly Statement[]) => {
    const batch = new StatementBatch(statements, prepared, asText);
    client.query(batch);
    return batch.done;
  };

  test('each statement has its own answer, in their order', async () => {
    expect(
      await run(
        statement('begin'),
        statement('create temporary table kept (id int primary key, text text)'),
        statement('insert into kept values ($1, $2), ($3, $4) returning id', [1, 'a', 2n, null]),
        statement(''),
        statement('select id, text from kept where id < $1 order by id', [3]),
        statement('select 1 where false'),
        statement('update kept set text = $1', ['thuyền']),
        statement('commit'),
      ),
    ).toEqual([
      { command: 'BEGIN', count: 0, rows: [] },
      { command: 'CREATE', count: 0, rows: [] },
      { command: 'INSERT', count: 2, rows: [{ id: '1' }, { id: '2' }] },
      { command: '', count: 0, rows: [] },
      {
        command: 'SELECT',
        count: 2,
        rows: [
          { id: '1', text: 'a' },
          { id: '2', text: null },
        ],
      },
      { command: 'SELECT', count: 0, rows: [] },
      { command: 'UPDATE', count: 2, rows: [] },
      { command: 'COMMIT', count: 0, rows: [] },
    ]);
  });

  test('text, numbers, truth, bytes and nothing arrive as what they are; what is none of these is not sent', async () => {
    const text = 'select $1::text as text, $2::int8 as big, $3::float8 as real, $4::bool as truth, $5::bytea as bytes, $6::text as nothing';
    const [answer] = await run(statement(text, ['á', 2n ** 62n, 0.5, true, new Uint8Array([0, 255]).subarray(1), undefined]));
    expect(answer?.rows).toEqual([{ text: 'á', big: String(2n ** 62n), real: '0.5', truth: 't', bytes: '\\xff', nothing: null }]);
    for (const value of [new Date(), ['a'], { a: 1 }, Symbol('a')]) expect(() => run(statement('select $1', [value]))).toThrow(TypeError);
    expect(await run(statement('select 1 as one'))).toHaveLength(1);
  });

  test('fails as the first that fails, does nothing after it, and the connection goes on', async () => {
    await run(statement('create temporary table kept (id int primary key)'));
    const insert = (id: number) => statement('insert into kept values ($1)', [id], 'insert');
    await expect(run(statement('begin'), insert(1), insert(1), statement('select nothing'), statement('commit'))).rejects.toMatchObject({
      code: '23505',
    });
    await run(statement('rollback'));
    expect((await run(statement('select id from kept')))[0]?.rows).toEqual([]);
  });

  test('a statement with a name is prepared once, and anew where it is not known whether it was', async () => {
    const named = (text: string) => statement(text, [], 'named');
    const inServer = async () => (await run(statement('select name from pg_prepared_statements')))[0]?.rows;
    await run(named('select 1 as one'));
    expect([...prepared.keys()]).toEqual(['named']);
    expect(await inServer()).toEqual([{ name: 'named' }]);
    // Of a name that is known the text is not sent again.
    expect((await run(named('select 2 as two')))[0]?.rows).toEqual([{ one: '1' }]);
    prepared.clear();
    // It was prepared before it failed, which nobody is told.
    await expect(run(named('select 1 / 0 as none'))).rejects.toMatchObject({ code: '22012' });
    expect([...prepared.keys()]).toEqual([]);
    expect((await run(named('select 2 as two')))[0]?.rows).toEqual([{ two: '2' }]);
    // Behind one that failed it was not prepared.
    await expect(run(statement('select nothing'), statement('select 3 as three', [], 'behind'))).rejects.toMatchObject({ code: '42703' });
    expect((await run(statement('select 3 as three', [], 'behind')))[0]?.rows).toEqual([{ three: '3' }]);
  });

  test('fails where its connection ends', async () => {
    const ended = run(statement('select pg_terminate_backend(pg_backend_pid())'), statement('select 1'));
    client.on('error', () => undefined);
    await expect(ended).rejects.toThrow();
    await expect(run(statement('select 1'))).rejects.toThrow();
  });
});
