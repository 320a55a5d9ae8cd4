import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainPostings } from '../../../core/books/chainPostings.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { openTestLedger, testCurrency, type TestLedger } from '../../../testing/openTestLedger.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../../testing/plans.ts';
import { testChecksums } from '../../../testing/testChecksums.ts';
import { createBookSums } from './createBookSums.ts';

describe.each(testEngines())('the sums of the books on %s', (engine) => {
  const clock = movableClock();
  let store: TestLedger;
  let keys = 0;
  const chain = () => chainPostings({ db: store.db, clock, checksums: testChecksums });
  const takes = async (count: number): Promise<void> => {
    for (let each = 0; each < count; each += 1) await store.withdraw('linh', 10n, `take ${(keys += 1)}`);
  };
  beforeEach(async () => {
    store = await openTestLedger(engine, clock);
    await store.open('linh', 1_000n);
  });
  afterEach(() => store.close());

  const after = (taken: bigint) => [
    { owner: 'house', purpose: 'bonus', currency: testCurrency, amount: -1_000n },
    { owner: 'house', purpose: 'withdrawals', currency: testCurrency, amount: taken },
    { owner: 'members', purpose: 'cash', currency: testCurrency, amount: 1_000n - taken },
  ];

  test('are of all postings, in the chain or not, in however many portions they are read', async () => {
    await takes(8);
    const sums = createBookSums(store.db, 3n);
    expect(await sums()).toEqual(after(80n));
    await chain();
    expect(await sums()).toEqual(after(80n));
    await takes(2);
    expect(await Promise.all([sums(), sums()])).toEqual([after(100n), after(100n)]);
    await chain();
    await takes(1);
    expect(await sums()).toEqual(after(110n));
  });

  test('no statement reads more postings than one portion has, and what is in the chain is read once', async () => {
    await takes(19);
    await chain();
    const statements = await statementsOf(store.db, async (db) => {
      const sums = createBookSums(db, 8n);
      await sums();
      await sums();
    });
    const ofPostings = statements.filter(({ sql: text }) => /from posting/.test(text));
    // Three portions of twenty postings, then twice the rest, of which there is none.
    const ranges = ofPostings.map(({ parameters: [from, through] }) => [from, through]);
    expect(ranges).toEqual([
      [0n, 8n],
      [8n, 16n],
      [16n, 20n],
      [20n, 20n],
      [20n, 20n],
    ]);
    if (engine === 'postgres') return;
    for (const detail of (await planOf(store.db, ofPostings)).filter((each) => each.includes(' posting ')))
      expect(detail).toBe('SEARCH posting USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
  });
});
