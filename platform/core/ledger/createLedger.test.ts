import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { AmountNotAboveZero, IdempotencyMismatch, InsufficientBalance, MoneyMaintenance, type OpenTransaction } from './ledger.ts';
import { reconcile } from './testing/reconcile.ts';

describe.each(testEngines())('the ledger on %s', (engine) => {
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

  test('a balance is what was posted', async () => {
    await books.open('an', 10_000n);
    await books.withdraw('an', 2_500n, 'first');
    expect(await books.ledger.balance('an')).toEqual({ currency: testCurrency, amount: 7_500n });
  });

  test('MON-001 200 parallel calls with one key post once and get one answer', async () => {
    await books.open('an', 10_000n);
    const answers = await Promise.all(Array.from({ length: 200 }, () => books.withdraw('an', 100n, 'same')));
    expect(new Set(answers).size).toBe(1);
    expect(await balanceOf('an')).toBe(9_900n);
    expect(await postings()).toBe(2);
  });

  test('MON-003 of 500 parallel withdrawals of the whole balance one succeeds', async () => {
    await books.open('an', 10_000n);
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, (_, index) => books.withdraw('an', 10_000n, `try ${index}`)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(499);
    expect(refused.every(({ reason }) => reason instanceof InsufficientBalance)).toBe(true);
    expect(await balanceOf('an')).toBe(0n);
  });

  test('a duplicate of the operation that took everything gets its answer, not a refusal', async () => {
    await books.open('an', 10_000n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => books.withdraw('an', 10_000n, 'all')));
    expect(new Set(answers).size).toBe(1);
  });

  test('MON-002 a key used for another payload is refused, and a key of another member or operation is another', async () => {
    await books.open('an', 10_000n);
    await books.open('binh', 10_000n);
    await books.withdraw('an', 100n, 'key');
    await expect(books.withdraw('an', 200n, 'key')).rejects.toBeInstanceOf(IdempotencyMismatch);
    await books.withdraw('binh', 200n, 'key');
    expect(await balanceOf('an')).toBe(9_900n);
    expect(await balanceOf('binh')).toBe(9_800n);
  });

  test('the order of a payload’s keys does not matter', async () => {
    const identity = { memberId: 'an', operation: 'note', key: 'k' };
    const first = await books.ledger.once(identity, { a: 1, b: { c: 2n, d: 3 } }, async ({ id }) => id);
    expect(await books.ledger.once(identity, { b: { d: 3, c: 2n }, a: 1 }, async ({ id }) => id)).toBe(first);
  });

  test('whatever the work throws undoes everything, and the key stays free', async () => {
    await books.open('an', 10_000n);
    const identity = { memberId: 'an', operation: 'spend', key: 'k' };
    const failing = books.ledger.once(identity, {}, async (transaction) => {
      const { id } = await transaction.cashOf('an');
      await transaction.post([{ from: id, to: await transaction.house('commission', testCurrency), amount: 1n }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await balanceOf('an')).toBe(10_000n);
    expect(await books.db.selectFrom('account').selectAll().where('purpose', '=', 'commission').execute()).toEqual([]);
    expect(await books.ledger.once(identity, {}, async () => 'done')).toBe('done');
  });

  test('postings from an account that the transaction has met and from one that it has not are both made', async () => {
    const cash = { an: await books.open('an', 10n), binh: await books.open('binh', 10n) };
    await books.ledger.once({ memberId: 'an', operation: 'move', key: 'k' }, {}, async (transaction) => {
      const { id } = await transaction.cashOf('an');
      await transaction.post([
        { from: id, to: cash.binh, amount: 1n },
        { from: cash.binh, to: id, amount: 4n },
      ]);
    });
    expect([await balanceOf('an'), await balanceOf('binh')]).toEqual([13n, 7n]);
  });

  test('a house account that was made by what was undone is made again', async () => {
    const pay = (end: () => void) =>
      books.ledger.once({ memberId: 'an', operation: 'pay', key: 'k' }, {}, async (transaction) => {
        await transaction.post([
          { from: await transaction.house('commission', testCurrency), to: (await transaction.cashOf('an')).id, amount: 5n },
        ]);
        end();
      });
    await books.open('an', 0n);
    await expect(
      pay(() => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    for (let times = 0; times < 2; times += 1) await pay(() => undefined);
    expect(await balanceOf('an')).toBe(5n);
  });

  test('to post nothing is nothing, and money neither comes from nor goes to an account that is not there', async () => {
    const cash = await books.open('an', 10n);
    const post = (key: string, ...postings: { from: string; to: string; amount: bigint }[]) =>
      books.ledger.once({ memberId: 'an', operation: 'move', key }, {}, (transaction) => transaction.post(postings));
    await post('nothing');
    await expect(post('from nobody', { from: 'nobody', to: cash, amount: 1n })).rejects.toThrow('no account nobody');
    await expect(post('to nobody', { from: cash, to: 'nobody', amount: 1n })).rejects.toThrow();
    await expect(
      books.ledger.once({ memberId: 'binh', operation: 'spend', key: 'k' }, {}, (transaction) => transaction.cashOf('binh')),
    ).rejects.toThrow('no account');
    expect([await balanceOf('an'), await postings()]).toEqual([10n, 1]);
  });

  test.each(['40001', '40P01'])('what PostgreSQL gave up with %s is tried again, six times in all', async (code) => {
    let tried = 0;
    const work = (failures: number) => () => {
      tried += 1;
      return tried <= failures ? Promise.reject(Object.assign(new Error('in the way'), { code })) : Promise.resolve(tried);
    };
    expect(await books.ledger.once({ memberId: 'an', operation: 'note', key: 'five' }, {}, work(5))).toBe(6);
    tried = 0;
    await expect(books.ledger.once({ memberId: 'an', operation: 'note', key: 'six' }, {}, work(6))).rejects.toThrow('in the way');
    expect(tried).toBe(6);
  });

  test.each([
    Object.assign(new Error('another'), { code: '23505' }),
    Object.assign(new Error('another'), { code: 40001 }),
    new Error('another'),
    'a word',
    undefined,
  ])('any other failure is not tried again: %o', async (error) => {
    let tried = 0;
    const work = () => {
      tried += 1;
      return Promise.reject(error);
    };
    await expect(books.ledger.once({ memberId: 'an', operation: 'note', key: 'k' }, {}, work)).rejects.toBe(error);
    expect(tried).toBe(1);
  });

  test('whoever wants to hear of postings hears of each, until they do not want to any more', async () => {
    let heard = 0;
    const stop = books.ledger.onPosted(() => (heard += 1));
    await books.open('an', 10n);
    await books.withdraw('an', 1n, 'first');
    expect(heard).toBe(2);
    stop();
    await books.withdraw('an', 1n, 'second');
    expect(heard).toBe(2);
  });

  test('a disk without room is the maintenance of money, and its cause is kept for the log', async () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    const refused = books.ledger.once({ memberId: 'an', operation: 'note', key: 'k' }, {}, () => Promise.reject(full));
    await expect(refused).rejects.toBeInstanceOf(MoneyMaintenance);
    await expect(refused).rejects.toMatchObject({ cause: full });
  });

  test('an answer that holds nothing is kept like any other, as are lists and nothing in a payload', async () => {
    const answers: unknown[] = [undefined, 'another'];
    const note = (payload: unknown) =>
      books.ledger.once({ memberId: 'an', operation: 'note', key: 'k' }, payload, async () => answers.shift());
    expect([await note({ list: ['b', 'a'], none: null }), await note({ none: null, list: ['b', 'a'] })]).toEqual([null, null]);
    for (const other of [{ list: ['a', 'b'], none: null }, { list: { 0: 'b', 1: 'a' }, none: null }, { list: ['b', 'a'] }])
      await expect(note(other)).rejects.toBeInstanceOf(IdempotencyMismatch);
  });

  test('of two refusals that the work swallows the first is told', async () => {
    await books.open('an', 10n);
    const swallowing = books.ledger.once({ memberId: 'an', operation: 'spend', key: 'k' }, {}, async (transaction) => {
      await transaction.hold('an', 11n).catch(() => undefined);
      await transaction.hold('an', 0n).catch(() => undefined);
    });
    await expect(swallowing).rejects.toBeInstanceOf(InsufficientBalance);
  });

  test('a refusal that the work swallows still undoes everything', async () => {
    await books.open('an', 10n);
    const swallowing = books.ledger.once({ memberId: 'an', operation: 'spend', key: 'k' }, {}, async (transaction) => {
      const { id } = await transaction.cashOf('an');
      const house = await transaction.house('games', testCurrency);
      await transaction.post([{ from: id, to: house, amount: 10n }]);
      await transaction.post([{ from: id, to: house, amount: 1n }]).catch(() => undefined);
      return 'paid';
    });
    await expect(swallowing).rejects.toBeInstanceOf(InsufficientBalance);
    expect(await balanceOf('an')).toBe(10n);
  });

  test.each([0n, -1n])('MON-004 %s ten-thousandths are neither moved nor held, and the refusal has a type of its own', async (amount) => {
    await books.open('an', 10n);
    for (const [key, work] of [
      [
        'post',
        async (transaction: OpenTransaction) =>
          transaction.post([{ from: (await transaction.cashOf('an')).id, to: await transaction.house('games', testCurrency), amount }]),
      ],
      ['hold', (transaction: OpenTransaction) => transaction.hold('an', amount)],
      [
        'among others',
        async (transaction: OpenTransaction) => {
          const [{ id }, house] = [await transaction.cashOf('an'), await transaction.house('games', testCurrency)];
          await transaction.post([
            { from: id, to: house, amount: 1n },
            { from: id, to: house, amount },
          ]);
        },
      ],
    ] as const)
      await expect(books.ledger.once<unknown>({ memberId: 'an', operation: 'move', key }, {}, work)).rejects.toBeInstanceOf(
        AmountNotAboveZero,
      );
    expect(await balanceOf('an')).toBe(10n);
    expect(await books.db.selectFrom('account').selectAll().where('purpose', '=', 'hold').execute()).toEqual([]);
  });

  test('opposite transfers between two members all go through', async () => {
    const accounts = { an: await books.open('an', 1_000_000n), binh: await books.open('binh', 1_000_000n) };
    const transfer = (from: 'an' | 'binh', to: 'an' | 'binh', key: string) =>
      books.ledger.once({ memberId: from, operation: 'transfer', key }, {}, (transaction) =>
        transaction.post([{ from: accounts[from], to: accounts[to], amount: 3n }]),
      );
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? transfer('an', 'binh', `${index}`) : transfer('binh', 'an', `${index}`))),
    );
    expect(await balanceOf('an')).toBe(1_000_000n);
  });
});
