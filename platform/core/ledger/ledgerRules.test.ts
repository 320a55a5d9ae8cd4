import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import type { Engine } from '../store/engine.ts';
import { reconcile } from './testing/reconcile.ts';

/** `$CASH`, `$OTHER`, `$HOLD`, `$TX` and `$SEQ` stand for what the books hold. */
const everywhere = [
  `update account set balance = balance + 1 where id = '$CASH'`,
  `update account set balance = balance + 1, last_posting = last_posting + 1 where id = '$CASH'`,
  `update account set balance = balance + 100, last_posting = $SEQ where id = '$OTHER'`,
  `update account set balance = 0 where id = '$CASH'`,
  `update account set balance = null where id = '$CASH'`,
  `update account set member_id = null, balance = null where id = '$CASH'`,
  `update account set member_id = 'binh' where id = '$CASH'`,
  `update account set currency = 'USD' where id = '$CASH'`,
  `update account set last_posting = 0 where id = '$HOLD'`,
  `update account set balance = 5 where id = 'house:bonus:PLAY'`,
  `delete from account where id = '$CASH'`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('rich', 'cash', 'rich', 'PLAY', 1000, 'c', 1)`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('debt', 'cash', 'debt', 'PLAY', -1, 'c', 1)`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('two', 'cash', 'an', 'PLAY', 0, 'c', 1)`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('two', 'cash', 'an', 'USD', 0, 'c', 1)`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('two', 'bonus', 'an', 'PLAY', 0, 'c', 1)`,
  `update account set purpose = 'bonus' where id = '$HOLD'`,
  `update account set purpose = 'points' where id = '$CASH'`,
  `insert into account (id, purpose, currency, balance, checksum, created_at) values ('house:x:PLAY', 'x', 'PLAY', 0, 'c', 1)`,
  `insert into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('house:rich', 'cash', 'rich', 'PLAY', 0, 'c', 1)`,
  `insert into account (id, purpose, currency, checksum, created_at) values ('mine', 'mine', 'PLAY', 'c', 1)`,
  `update posting set amount = amount + 1`,
  `update posting set to_account = '$OTHER' where seq = $SEQ`,
  `delete from posting where seq = $SEQ`,
  `delete from posting`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$CASH', 'PLAY', 5)`,
  `update ledger_transaction set fingerprint = '1' where id = '$TX'`,
  `update ledger_transaction set fingerprint = 'x'`,
  `delete from ledger_transaction where id = '$TX'`,
  `insert into ledger_transaction select 'again', member_id, operation, idempotency_key, fingerprint, created_at, checksum from ledger_transaction where id = '$TX'`,
  `update ledger_transaction set checksum = 'x'`,
  `update account set checksum = 'x' where id = '$CASH'`,
];

/** Postings that are refused by themselves, before it is known whether their transaction will ever be closed. */
const atOnce = [
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('$TX', 'house:bonus:PLAY', '$CASH', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', '$CASH', 'house:bonus:PLAY', 'PLAY', 999999999)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$CASH', 'PLAY', 0)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$CASH', 'PLAY', -5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', '$CASH', '$CASH', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$CASH', 'USD', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', 'nobody', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$HOLD', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'nobody', '$CASH', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:nobody:PLAY', '$CASH', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', '$CASH', 'house:nobody:PLAY', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', 'house:nobody:PLAY', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:nobody:PLAY', 'house:bonus:PLAY', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('$TX', '$CASH', '$OTHER', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('$TX', '$CASH', 'house:bonus:PLAY', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('$TX', 'house:bonus:PLAY', 'house:withdrawals:PLAY', 'PLAY', 5)`,
  `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', '$HOLD', '$CASH', 'PLAY', 5)`,
];

const only: Record<Engine, readonly string[]> = {
  sqlite: [
    `insert or replace into account (id, purpose, member_id, currency, balance, checksum, created_at) values ('$CASH', 'cash', 'an', 'PLAY', 0, 'c', 1)`,
    `insert or replace into posting (seq, transaction_id, from_account, to_account, currency, amount) values ($SEQ, 'none', '$CASH', '$OTHER', 'PLAY', 1)`,
    `insert or replace into ledger_transaction select id, member_id, operation, idempotency_key, 'x', created_at, checksum from ledger_transaction where id = '$TX'`,
    `update or replace posting set amount = 1`,
    `insert into posting (transaction_id, from_account, to_account, currency, amount) values ('none', 'house:bonus:PLAY', '$CASH', 'PLAY', 'much')`,
    `insert into posting (seq, transaction_id, from_account, to_account, currency, amount) values (-1, 'none', 'house:bonus:PLAY', '$CASH', 'PLAY', 5)`,
  ],
  postgres: [
    'truncate posting',
    'truncate account cascade',
    'truncate ledger_transaction cascade',
    `insert into posting (transaction_id, from_account, to_account, currency, amount) select 'none', 'house:bonus:PLAY', id, 'PLAY', 5 from account where id = '$HOLD' union all select 'none', 'house:bonus:PLAY', id, 'PLAY', 6 from account where id = '$HOLD'`,
    `insert into posting (seq, transaction_id, from_account, to_account, currency, amount) values ($SEQ, 'none', '$CASH', '$OTHER', 'PLAY', 1)`,
  ],
};

describe.each(testEngines())('the rules of the ledger on %s', (engine) => {
  let books: TestLedger;
  const names = new Map<string, string>();

  beforeAll(async () => {
    books = await openTestLedger(engine);
    names.set('$CASH', await books.open('an', 10_000n));
    names.set('$OTHER', await books.open('binh', 0n));
    names.set('$TX', await books.withdraw('an', 100n, 'key'));
    const identity = { memberId: 'an', operation: 'hold', key: 'key' };
    names.set('$HOLD', await books.ledger.once(identity, {}, (transaction) => transaction.hold('an', 1_000n)));
    await books.ledger.once(
      { ...identity, key: 'bonus' },
      {},
      async (transaction) => (await transaction.accountOf('an', 'bonus', testCurrency)).id,
    );
    const { seq } = await books.db.selectFrom('posting').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();
    names.set('$SEQ', String(seq));
  });
  afterAll(() => books.close());

  const named = (template: string) => template.replace(/\$[A-Z]+/g, (name) => names.get(name) ?? name);
  const everything = async () => ({
    accounts: await books.db.selectFrom('account').selectAll().orderBy('id').execute(),
    postings: await books.db.selectFrom('posting').selectAll().orderBy('seq').execute(),
    transactions: await books.db.selectFrom('ledger_transaction').selectAll().orderBy('id').execute(),
  });

  test.each([...everywhere, ...only[engine]])('the database refuses: %s', async (template) => {
    const before = await everything();
    await expect(sql.raw(named(template)).execute(books.db)).rejects.toThrow(
      /constraint|never|alone|empty|closed|once|foreign key|cannot|no (update|delete|truncate)/i,
    );
    expect(await everything()).toEqual(before);
    expect(await reconcile(books.db)).toEqual([]);
  });

  test.each(atOnce)('the database refuses at once: %s', async (template) => {
    const before = await everything();
    let refusal: unknown;
    const undone = books.db.transaction().execute(async (transaction) => {
      await sql
        .raw(named(template))
        .execute(transaction)
        .catch((error: unknown) => (refusal = error));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(refusal).toMatchObject({ message: expect.stringMatching(/constraint|alone|empty|closed|once|foreign key|cannot/i) });
    expect(await everything()).toEqual(before);
  });

  test('every transaction’s entries sum to zero in each currency', async () => {
    const sums = await books.db
      .selectFrom('entry')
      .select(({ fn }) => ['transaction_id', 'currency', fn.sum<bigint>('amount').as('sum')])
      .groupBy(['transaction_id', 'currency'])
      .execute();
    expect(sums.map(({ sum }) => sum)).toEqual([0n, 0n, 0n]);
    expect(sums.every(({ currency }) => currency === testCurrency)).toBe(true);
  });
});
