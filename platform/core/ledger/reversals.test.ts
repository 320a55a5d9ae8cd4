import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { InsufficientBalance } from './ledger.ts';
import { createReversals, NotReversible } from './reversals.ts';
import { reconcile } from './testing/reconcile.ts';

describe.each(testEngines())('corrections on %s', (engine) => {
  let books: TestLedger;
  beforeEach(async () => {
    books = await openTestLedger(engine);
    await books.open('an', 10_000n);
  });
  afterEach(async () => {
    expect(await reconcile(books.db)).toEqual([]);
    await books.close();
  });

  const cash = async () => (await books.ledger.balance('an')).amount;
  const postings = () => books.db.selectFrom('posting').selectAll().orderBy('seq').execute();

  test('PP-35 a correction takes a movement back by another one, and leaves the first as it was', async () => {
    const wrong = await books.withdraw('an', 4_000n, 'wrong');
    const before = await postings();
    const reversals = createReversals(books);
    expect(await reversals.reversalOf(wrong)).toBeUndefined();
    const reversal = await reversals.reverse(wrong);
    expect(reversal).not.toBe(wrong);
    expect(await cash()).toBe(10_000n);
    expect((await postings()).slice(0, before.length)).toEqual(before);
    expect((await postings()).slice(before.length)).toMatchObject([{ transaction_id: reversal, amount: 4_000n }]);
    expect(await reversals.reversalOf(wrong)).toBe(reversal);
  });

  test('PP-35 of many corrections of one movement there is one', async () => {
    const wrong = await books.withdraw('an', 4_000n, 'wrong');
    const reversals = createReversals(books);
    const ids = await Promise.all(Array.from({ length: 20 }, () => reversals.reverse(wrong)));
    expect(new Set(ids).size).toBe(1);
    expect(await cash()).toBe(10_000n);
  });

  test('PP-35 neither a correction, nor money set aside, nor nothing can be taken back', async () => {
    const reversals = createReversals(books);
    const reversal = await reversals.reverse(await books.withdraw('an', 4_000n, 'wrong'));
    const held = await books.ledger.once({ memberId: 'an', operation: 'hold', key: 'hold' }, {}, async (transaction) => {
      await transaction.hold('an', 1_000n);
      return transaction.id;
    });
    const count = (await postings()).length;
    for (const id of [reversal, held, 'none']) {
      await expect(reversals.requireReversible(id)).rejects.toBeInstanceOf(NotReversible);
      await expect(reversals.reverse(id)).rejects.toBeInstanceOf(NotReversible);
    }
    expect(await postings()).toHaveLength(count);
  });

  test('PP-35 what was paid in and spent since is not taken back into debt', async () => {
    const gift = await books.ledger.once({ memberId: 'an', operation: 'gift', key: 'gift' }, {}, async (transaction) => {
      const { id } = await transaction.cashOf('an');
      await transaction.post([{ from: await transaction.house('bonus', testCurrency), to: id, amount: 500n }]);
      return transaction.id;
    });
    await books.withdraw('an', 10_100n, 'spent');
    await expect(createReversals(books).reverse(gift)).rejects.toBeInstanceOf(InsufficientBalance);
    expect(await cash()).toBe(400n);
  });

  test.each(['delete from posting', 'update posting set amount = amount + 1', `update ledger_transaction set operation = 'x'`])(
    'PP-35 the log only grows: "%s" is refused',
    async (statement) => {
      await expect(sql.raw(statement).execute(books.db)).rejects.toThrow();
    },
  );
});
