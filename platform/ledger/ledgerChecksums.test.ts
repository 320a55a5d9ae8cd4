import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../testing/openTestLedger.ts';
import { testEngines } from '../testing/openTestStore.ts';
import { testChecksums } from '../testing/testChecksums.ts';

describe.each(testEngines())('what the ledger writes on %s', (engine) => {
  let books: TestLedger;
  beforeEach(async () => {
    books = await openTestLedger(engine);
  });
  afterEach(() => books.close());

  test('accounts and transactions carry checksums of what was written, postings by the numbers that they got', async () => {
    const cash = await books.open('an', 10_000n);
    await books.ledger.once({ memberId: 'an', operation: 'move', key: 'k' }, {}, async (transaction) => {
      const house = await transaction.house('games', testCurrency);
      await transaction.post([1n, 2n, 3n].map((amount) => ({ from: cash, to: house, amount })));
      await transaction.post([{ from: house, to: cash, amount: 4n }]);
      await transaction.hold('an', 5n);
    });
    for (const { id, kind, member_id: member, purpose, currency, created_at: at, checksum } of await books.db
      .selectFrom('account')
      .selectAll()
      .execute())
      expect(checksum).toBe(testChecksums.of('account', [id, kind, member, purpose, currency, at]));
    for (const { id, member_id: member, operation, idempotency_key: key, fingerprint, answer, created_at: at, checksum } of await books.db
      .selectFrom('ledger_transaction')
      .selectAll()
      .execute()) {
      const rows = await books.db.selectFrom('posting').selectAll().where('transaction_id', '=', id).orderBy('seq').execute();
      expect(rows).toHaveLength(operation === 'open' ? 1 : 5);
      expect(checksum).toBe(
        testChecksums.of('ledger_transaction', [
          id,
          member,
          operation,
          key,
          fingerprint,
          answer,
          at,
          ...rows.flatMap((row) => [row.seq, row.from_account, row.to_account, row.currency, row.amount]),
        ]),
      );
    }
  });
});
