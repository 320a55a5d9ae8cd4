import { afterEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { runAgain } from './jobHandler.ts';
import { forgetDone } from './jobStore.ts';

const day = 24 * 3_600_000;
const now = 10 * day;

describe.each(testEngines())('jobs that were done on %s', (engine) => {
  let store: TestStore;
  afterEach(() => store.close());

  test('are forgotten in portions, so that nobody waits for all of a busy hour', async () => {
    store = await openTestStore(engine);
    const done = (key: string, at: number) => ({
      id: key,
      kind: 'note',
      unique_key: key,
      payload: '',
      created_at: 0n,
      done_at: BigInt(at),
    });
    for (const first of [0, 500, 1_000])
      await store.db
        .insertInto('job')
        .values(Array.from({ length: 500 }, (_, index) => done(`old ${first + index}`, first + index)))
        .execute();
    await store.db
      .insertInto('job')
      .values([done('new', now - day), { ...done('waits', 0), done_at: null, due_at: 0n }])
      .execute();
    const forgotten = async () => {
      const outcome = await store.db.transaction().execute((transaction) => forgetDone(transaction, now));
      const { left } = await store.db
        .selectFrom('job')
        .select(({ fn }) => fn.countAll().as('left'))
        .executeTakeFirstOrThrow();
      return [Number(left), outcome];
    };
    expect(await forgotten()).toEqual([502, runAgain]);
    expect(await forgotten()).toEqual([2, undefined]);
    expect(await forgotten()).toEqual([2, undefined]);
  });
});
