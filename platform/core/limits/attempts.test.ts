import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { type Attempts, createAttempts } from './attempts.ts';

const day = 24 * 3_600_000;
const few = (scope: string) => ({ scope, limit: 2, window: 10_000 });

describe.each(testEngines())('tries that are counted on %s', (engine) => {
  let store: TestStore;
  let clock: MovableClock;
  let attempts: Attempts;
  beforeEach(async () => {
    clock = movableClock();
    store = await openTestStore(engine);
    attempts = createAttempts({ db: store.db, clock, random: systemRandom });
  });
  afterEach(() => store.close());

  const counted = async () => (await store.db.selectFrom('attempt').select('scope').orderBy('scope').execute()).map(({ scope }) => scope);
  const refused = (retryAfterSeconds: number) => ({ code: 'too_many_attempts', value: { retryAfterSeconds } });

  test('AUT-003 the last that is allowed is taken, one more waits until the first of them is over', async () => {
    expect(await attempts.consume([few('a')])).toEqual([1]);
    clock.forward(2_500);
    expect(await attempts.consume([few('a')])).toEqual([2]);
    await expect(attempts.consume([few('a')])).rejects.toMatchObject(refused(8));
    clock.forward(7_499);
    await expect(attempts.consume([few('a')])).rejects.toMatchObject(refused(1));
    clock.forward(1);
    expect(await attempts.consume([few('a')])).toEqual([2]);
  });

  test('AUT-003 of several limits all count a try or none, each in its place', async () => {
    await attempts.consume([few('a')]);
    expect(await attempts.consume([few('b'), few('a'), few('c')])).toEqual([1, 2, 1]);
    await expect(attempts.consume([few('c'), few('a')])).rejects.toMatchObject(refused(10));
    expect(await counted()).toEqual(['a', 'a', 'b', 'c']);
  });

  test('AUT-003 after a clock that ran ahead was put right nobody waits for the time that it showed', async () => {
    clock.forward(day);
    for (let tries = 0; tries < 2; tries += 1) await attempts.consume([few('a')]);
    clock.forward(-day);
    expect(await attempts.consume([few('a')])).toEqual([1]);
    // The clocks of two platforms may differ, and neither is a way past the limit of the other.
    clock.forward(4_000);
    await attempts.consume([few('a')]);
    clock.forward(-4_000);
    await expect(attempts.consume([few('a')])).rejects.toMatchObject(refused(10));
  });

  test('a try of no limit is always free', async () => {
    expect(await attempts.consume([])).toEqual([]);
    expect(await counted()).toEqual([]);
  });

  test('it counts although what comes after fails, and within a transaction only with it', async () => {
    const undone = store.db.transaction().execute(async (transaction) => {
      await attempts.consume([few('within')], transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await store.db.transaction().execute((transaction) => attempts.consume([few('kept')], transaction));
    expect(await counted()).toEqual(['kept']);
  });

  test('AUT-003 a success forgets its scope, or gives one try of it back, and leaves every other alone', async () => {
    for (let tries = 0; tries < 2; tries += 1) await attempts.consume([few('a'), few('b')]);
    await attempts.refund('b');
    expect(await counted()).toEqual(['a', 'a', 'b']);
    await attempts.reset('a');
    expect(await counted()).toEqual(['b']);
  });

  test('and both are undone with the transaction that they are part of', async () => {
    for (let tries = 0; tries < 2; tries += 1) await attempts.consume([few('a'), few('b')]);
    const undone = store.db.transaction().execute(async (transaction) => {
      await attempts.reset('a', transaction);
      await attempts.refund('b', transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await counted()).toEqual(['a', 'a', 'b', 'b']);
  });

  test('tries that are older than a day count no longer', async () => {
    const daily = { scope: 'a', limit: 2, window: day };
    await attempts.consume([daily]);
    clock.forward(day - 1);
    await attempts.consume([daily]);
    await expect(attempts.consume([daily])).rejects.toMatchObject(refused(1));
    clock.forward(2);
    expect(await attempts.consume([daily])).toEqual([2]);
  });

  test('those that count the same scopes in another order do not wait for each other for ever', async () => {
    const many = (scope: string) => ({ scope, limit: 100, window: 10_000 });
    const tries = Array.from({ length: 20 }, (_, index) =>
      attempts.consume(index % 2 === 0 ? [many('a'), many('b')] : [many('b'), many('a')]),
    );
    await Promise.all(tries);
    expect(await counted()).toHaveLength(40);
  });
});
