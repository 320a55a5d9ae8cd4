import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { isMyTurn } from '../store/isMyTurn.ts';
import { openBooksToCheck, type BooksToCheck } from './testing/openBooksToCheck.ts';

describe.each(testEngines())('the chain of postings on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
  });
  afterEach(() => books.close());
  const links = async () =>
    (await books.db.selectFrom('chain_link').select('through').orderBy('number').execute()).map(({ through }) => through);

  test('several platforms that chain at once make one chain of it, each posting once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => books.chain()));
    await books.chain();
    const through = await links();
    expect(new Set(through).size).toBe(through.length);
    const { last } = await books.db
      .selectFrom('posting')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirstOrThrow();
    expect(through.at(-1)).toBe(last);
    expect(await books.check()).toEqual([]);
  });

  test.runIf(engine === 'postgres')('one platform chains at a time; where nothing is new it waits for no writer', async () => {
    await books.db.transaction().execute(async (transaction) => {
      expect(await isMyTurn(transaction, 7_265_413n)).toBe(true);
      await books.chain();
    });
    expect(await links()).toEqual([]);
    await books.chain();
    expect(await links()).not.toEqual([]);
    await books.db.transaction().execute(async (transaction) => {
      await sql`lock table posting in row exclusive mode`.execute(transaction);
      await books.chain();
    });
  });

  test.runIf(engine === 'postgres')('whoever is writing is waited for, whatever vacuums the table, and others write on', async () => {
    const { chaining } = await books.db.transaction().execute(async (vacuum) => {
      await sql`lock table posting in share update exclusive mode`.execute(vacuum);
      return books.db.transaction().execute(async (writer) => {
        await sql`lock table posting in row exclusive mode`.execute(writer);
        const begun = books.chain();
        await books.play(3);
        expect(await links()).toEqual([]);
        return { chaining: begun };
      });
    });
    await chaining;
    expect(await links()).not.toEqual([]);
    await books.chain();
    expect(await books.check()).toEqual([]);
  });
});
