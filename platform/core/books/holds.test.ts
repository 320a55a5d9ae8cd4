import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { openBooksToCheck, type BooksToCheck } from './testing/openBooksToCheck.ts';

describe.each(testEngines())('holds in the books on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
  }, 60_000);
  afterEach(() => books.close());

  test.runIf(engine === 'sqlite')('a hold that was filled twice is found, although every sum is right', async () => {
    const { parts } = books.slot;
    await sql`drop trigger posting_fills_hold_once`.execute(parts.db);
    const hold = await parts.ledger.once({ memberId: 'an', operation: 'hold', key: 'twice' }, {}, (open) => open.hold('an', 100n));
    await parts.ledger.once({ memberId: 'an', operation: 'hold', key: 'again' }, {}, async (open) =>
      open.post([{ from: (await open.cashOf('an')).id, to: hold, amount: 1n }]),
    );
    expect(await books.check()).toMatchObject([{ table: 'account', id: hold }]);
  });

  test('money in a hold that belongs to no bet, withdrawal or transfer is found, until it is released', async () => {
    const { ledger } = books.slot.parts;
    const hold = await ledger.once({ memberId: 'an', operation: 'hold', key: 'nobody’s' }, {}, (open) => open.hold('an', 100n));
    expect(await books.check()).toEqual([
      { table: 'account', id: hold, problem: 'no bet, withdrawal or transfer owns the money in this hold' },
    ]);
    await ledger.once({ memberId: 'an', operation: 'hold', key: 'released' }, {}, (open) => open.release(hold));
    expect(await books.check()).toEqual([]);
  });
});
