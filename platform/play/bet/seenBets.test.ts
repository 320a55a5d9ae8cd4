import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBooksToCheck, type BooksToCheck } from '../../core/books/testing/openBooksToCheck.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testTitle } from '../games/slot/testing/openSlot.ts';
import { markGameSeen } from './seenBets.ts';

const fiveMinutes = 5 * 60_000;

describe.each(testEngines())('outcomes that were seen, on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
  }, 60_000);
  afterEach(() => books.close());

  test('CRS-012 the books are sound where a clock is minutes behind the one that the outcome came by; further behind, it waits', async () => {
    const { db, checksums } = books.slot.parts;
    const unseen = () =>
      db
        .selectFrom('bet')
        .select('settled_at')
        .where('member_id', '=', 'an')
        .where('seen_at', 'is', null)
        .where('settled_at', 'is not', null)
        .execute();
    const settledAt = Number((await unseen())[0]?.settled_at);
    await markGameSeen(db, checksums, 'an', testTitle, settledAt - fiveMinutes - 1);
    expect(await unseen()).toHaveLength(1);
    await markGameSeen(db, checksums, 'an', testTitle, settledAt - fiveMinutes);
    expect(await unseen()).toEqual([]);
    expect(await books.check()).toEqual([]);
  });
});
