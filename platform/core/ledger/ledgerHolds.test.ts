import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { HoldResolved, InsufficientBalance } from './ledger.ts';
import { reconcile } from './testing/reconcile.ts';

describe.each(testEngines())('holds on %s', (engine) => {
  let books: TestLedger;
  beforeEach(async () => {
    books = await openTestLedger(engine);
  });
  afterEach(async () => {
    expect(await reconcile(books.db)).toEqual([]);
    await books.close();
  });

  const balanceOf = async (memberId: string) => (await books.ledger.balance(memberId)).amount;
  const hold = (amount: bigint) =>
    books.ledger.once({ memberId: 'an', operation: 'hold', key: `hold ${amount}` }, {}, (transaction) => transaction.hold('an', amount));
  const capture = (id: string, key: string) =>
    books.ledger.once({ memberId: 'an', operation: 'capture', key }, { id }, async (transaction) =>
      transaction.capture(id, await transaction.house('withdrawals', testCurrency)),
    );
  const release = (id: string, key: string) =>
    books.ledger.once({ memberId: 'an', operation: 'release', key }, { id }, (transaction) => transaction.release(id));

  test('what is held cannot be spent, and comes back when released', async () => {
    await books.open('an', 10_000n);
    const id = await hold(4_000n);
    expect(await balanceOf('an')).toBe(6_000n);
    await expect(books.withdraw('an', 6_001n, 'too much')).rejects.toBeInstanceOf(InsufficientBalance);
    await release(id, 'back');
    expect(await balanceOf('an')).toBe(10_000n);
  });

  test('more than there is cannot be held', async () => {
    await books.open('an', 10_000n);
    await expect(hold(10_001n)).rejects.toBeInstanceOf(InsufficientBalance);
  });

  test('MON-008 of many captures and releases of one hold exactly one succeeds', async () => {
    await books.open('an', 10_000n);
    const id = await hold(4_000n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? capture(id, `${index}`) : release(id, `${index}`))),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(39);
    expect(refused.every(({ reason }) => reason instanceof HoldResolved)).toBe(true);
    expect([6_000n, 10_000n]).toContain(await balanceOf('an'));
  });

  test('a hold is emptied whole', async () => {
    const cash = await books.open('an', 10_000n);
    const id = await hold(4_000n);
    const part = books.ledger.once({ memberId: 'an', operation: 'move', key: 'k' }, {}, (transaction) =>
      transaction.post([{ from: id, to: cash, amount: 1n }]),
    );
    await expect(part).rejects.toBeInstanceOf(HoldResolved);
    expect(await balanceOf('an')).toBe(6_000n);
  });

  test('a hold that never was cannot be captured', async () => {
    await books.open('an', 10_000n);
    await expect(capture('nothing', 'k')).rejects.toBeInstanceOf(HoldResolved);
  });
});
