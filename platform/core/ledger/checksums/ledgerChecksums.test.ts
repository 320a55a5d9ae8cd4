import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../../testing/openTestLedger.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { testChecksums } from '../../../testing/testChecksums.ts';
import { transactionChecksum } from './ledgerChecksums.ts';

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
    for (const { id, member_id: member, purpose, currency, created_at: at, checksum } of await books.db
      .selectFrom('account')
      .selectAll()
      .execute())
      expect(checksum).toBe(testChecksums.of('account', [id, member, purpose, currency, at]));
    for (const { id, member_id: member, operation, idempotency_key: key, fingerprint, created_at: at, checksum } of await books.db
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
          at,
          ...rows.flatMap((row) => [row.seq, row.from_account, row.to_account, row.currency, row.amount]),
        ]),
      );
    }
  });
});

test('a transaction is vouched for by its postings in their order, in whatever order they are handed in', () => {
  const transaction = {
    id: 't',
    member_id: 'an',
    operation: 'move',
    idempotency_key: 'k',
    fingerprint: 'f',
    created_at: 1n,
  };
  const posting = (seq: bigint) => ({ seq, from_account: 'a', to_account: 'b', currency: 'PLAY', amount: seq });
  const checksumOf = (...numbers: bigint[]) => transactionChecksum(testChecksums, transaction, numbers.map(posting));
  expect(new Set([checksumOf(1n, 2n, 3n), checksumOf(3n, 2n, 1n), checksumOf(2n, 1n, 3n)]).size).toBe(1);
  expect(checksumOf(3n, 2n)).toBe(
    testChecksums.of('ledger_transaction', ['t', 'an', 'move', 'k', 'f', 1n, 2n, 'a', 'b', 'PLAY', 2n, 3n, 'a', 'b', 'PLAY', 3n]),
  );
});
