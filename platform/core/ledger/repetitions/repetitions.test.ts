import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../../testing/openTestLedger.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { AlreadyDone, IdempotencyMismatch, type OpenTransaction } from '../ledger.ts';
import { reconcile } from '../testing/reconcile.ts';

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
      async (transaction, cash) => transaction.post([{ from: cash, to: await transaction.house('points', testCurrency), amount: 2n }]),
      async (transaction, cash) => transaction.post([{ from: cash, to: await transaction.house('points', testCurrency), amount: 11n }]),
      async (transaction, cash) => {
        await transaction.post([{ from: cash, to: await transaction.house('points', testCurrency), amount: 3n }]);
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
    expect(await books.db.selectFrom('account').selectAll().where('purpose', '=', 'points').execute()).toEqual([]);
    await books.ledger.once({ memberId: 'an', operation: 'play', key: 'next' }, {}, async (transaction) =>
      transaction.post([{ from: (await transaction.cashOf('an')).id, to: await transaction.house('points', testCurrency), amount: 4n }]),
    );
    expect(await balanceOf('an')).toBe(5n);
  });

  test('MON-001 of 200 at one moment the work is done once, and by the others not even in vain', async () => {
    await books.open('an', 10n);
    let works = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        books.ledger.once({ memberId: 'an', operation: 'play', key: 'k' }, {}, async (transaction) => {
          works += 1;
          await transaction.post([
            { from: (await transaction.cashOf('an')).id, to: await transaction.house('games', testCurrency), amount: 1n },
          ]);
          return works;
        }),
      ),
    );
    expect(answers).toEqual(Array(200).fill(1));
    expect([works, await balanceOf('an')]).toEqual([1, 9n]);
  });

  const opened = 1_700_000_000_000;
  const promised = 48 * 3_600_000;
  const answers = () => books.db.selectFrom('idempotency_answer').selectAll().execute();

  test('the first answer is kept for 48 hours and no longer; what was done stays done, and is not done again', async () => {
    await books.open('an', 10n);
    const id = await books.withdraw('an', 1n, 'key');
    expect((await answers()).map(({ expires_at }) => expires_at)).toEqual([BigInt(opened + promised), BigInt(opened + promised)]);
    expect(await books.withdraw('an', 1n, 'key')).toBe(id);
    await books.db.deleteFrom('idempotency_answer').execute();
    const again = books.withdraw('an', 1n, 'key');
    await expect(again).rejects.toBeInstanceOf(AlreadyDone);
    await expect(again).rejects.toMatchObject({ transactionId: id });
    await expect(books.withdraw('an', 2n, 'key')).rejects.toBeInstanceOf(IdempotencyMismatch);
    expect([await balanceOf('an'), await postings()]).toEqual([9n, 2]);
  });

  test('where an answer can be made of what was written, none is kept: a repetition gets what is made, at any time', async () => {
    await books.open('an', 10n);
    const kept = await answers();
    const take = (key: string, amount: bigint) =>
      books.ledger.once(
        { memberId: 'an', operation: 'take', key },
        { amount },
        async (transaction) => {
          const { id } = await transaction.cashOf('an');
          await transaction.post([{ from: id, to: await transaction.house('games', testCurrency), amount }]);
          return { transactionId: transaction.id, made: 'first' };
        },
        async (db, transactionId) => {
          const { amount: posted } = await db
            .selectFrom('posting')
            .select('amount')
            .where('transaction_id', '=', transactionId)
            .executeTakeFirstOrThrow();
          return { transactionId, made: `again of ${posted}` };
        },
      );
    const first = await take('k', 3n);
    expect(first.made).toBe('first');
    expect(await answers()).toEqual(kept);
    const later = await Promise.all(Array.from({ length: 20 }, () => take('k', 3n)));
    for (const answer of later) expect(answer).toEqual({ transactionId: first.transactionId, made: 'again of 3' });
    await expect(take('k', 4n)).rejects.toBeInstanceOf(IdempotencyMismatch);
    expect([await balanceOf('an'), await postings()]).toEqual([7n, 2]);
  });
});
