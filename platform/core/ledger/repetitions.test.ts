import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import type { OpenTransaction } from './ledger.ts';
import { reconcile } from './testing/reconcile.ts';

describe.each(testEngines())('repetitions on %s', (engine) => {
  let books: TestLedger;
  beforeEach(async () => {
    books = await openTestLedger(engine);
  });
  afterEach(async () => {
    expect(await reconcile(books.db)).toEqual([]);
    await books.close();
  });

  const balanceOf = async (memberId: string) => (await books.ledger.balance(memberId)).amount;
  const postings = async () => (await books.db.selectFrom('posting').selectAll().execute()).length;

  test('one leaves nothing of what it did, whether it came through to its end or not', async () => {
    await books.open('an', 10n);
    const rounds: ((transaction: OpenTransaction, cash: string) => Promise<unknown>)[] = [
      async (transaction, cash) => transaction.post([{ from: cash, to: await transaction.house('games', testCurrency), amount: 1n }]),
      async (transaction, cash) => transaction.post([{ from: cash, to: await transaction.house('new', testCurrency), amount: 2n }]),
      async (transaction, cash) => transaction.post([{ from: cash, to: await transaction.house('new', testCurrency), amount: 11n }]),
      async (transaction, cash) => {
        await transaction.post([{ from: cash, to: await transaction.house('new', testCurrency), amount: 3n }]);
        throw new Error('no');
      },
    ];
    const answers: string[] = [];
    for (const round of rounds)
      answers.push(
        await books.ledger.once({ memberId: 'an', operation: 'play', key: 'k' }, {}, async (transaction) => {
          await round(transaction, (await transaction.cashOf('an')).id);
          return transaction.id;
        }),
      );
    expect(new Set(answers).size).toBe(1);
    expect([await balanceOf('an'), await postings()]).toEqual([9n, 2]);
    expect(await books.db.selectFrom('account').selectAll().where('purpose', '=', 'new').execute()).toEqual([]);
    await books.ledger.once({ memberId: 'an', operation: 'play', key: 'next' }, {}, async (transaction) =>
      transaction.post([{ from: (await transaction.cashOf('an')).id, to: await transaction.house('new', testCurrency), amount: 4n }]),
    );
    expect(await balanceOf('an')).toBe(5n);
  });
});
