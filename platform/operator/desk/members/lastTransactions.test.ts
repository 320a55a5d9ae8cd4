import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock } from '../../../testing/movableClock.ts';
import { openTestLedger, testCurrency, type TestLedger } from '../../../testing/openTestLedger.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../../testing/plans.ts';
import { lastTransactions } from './lastTransactions.ts';

const most = 5;

describe.each(testEngines())('what was done last with the money of a member on %s', (engine) => {
  const clock = movableClock();
  let store: TestLedger;
  beforeEach(async () => {
    store = await openTestLedger(engine, clock);
    await store.open('linh', 1_000_000n);
    await store.open('lan', 1_000_000n);
  });
  afterEach(() => store.close());

  const told = async (memberId: string): Promise<readonly string[]> =>
    (await lastTransactions(store.db, memberId, most)).map(({ operation }) => operation);
  const does = (operation: string, work: Parameters<TestLedger['ledger']['once']>[2]) => {
    clock.forward(1);
    return store.ledger.once({ memberId: 'linh', operation, key: operation }, {}, work);
  };
  const moves = (operation: string) =>
    does(operation, async ({ cashOf, house, post }) => {
      await post([{ from: (await cashOf('linh')).id, to: await house('games', testCurrency), amount: 1n }]);
    });

  test('the newest come first, whichever of the member’s accounts they moved; what is of others is not among them', async () => {
    for (const each of ['one', 'two', 'three', 'four', 'five']) await moves(each);
    await does('wallet', async ({ accountOf, house, post }) => {
      const wallet = await accountOf('linh', 'vendor:XGS', testCurrency);
      await post([{ from: await house('bonus', testCurrency), to: wallet.id, amount: 1n }]);
    });
    await store.withdraw('lan', 1n, 'hers');
    expect(await told('linh')).toEqual(['wallet', 'five', 'four', 'three', 'two']);
    expect(await told('lan')).toEqual(['withdraw', 'open']);
    expect(await told('nobody')).toEqual([]);
  });

  test('what became of a hold is told though it moved none of the member’s accounts, and so is what moved nothing at all', async () => {
    let hold = '';
    await does('set-aside', async (transaction) => void (hold = await transaction.hold('linh', 10n)));
    await does('nothing', async () => null);
    expect(await told('linh')).toEqual(['nothing', 'set-aside', 'open']);
    for (const each of ['one', 'two', 'three', 'four']) await moves(each);
    await does('paid', async ({ capture, house }) => capture(hold, await house('withdrawals', testCurrency)));
    expect(await told('linh')).toEqual(['paid', 'four', 'three', 'two', 'one']);
  });

  test('of a member who has played long no more is read than is shown', async () => {
    const { id } = await store.db.selectFrom('account').select('id').where('member_id', '=', 'linh').executeTakeFirstOrThrow();
    const bets = 3_000;
    await store.db.transaction().execute(async (transaction) => {
      const numbers =
        engine === 'postgres'
          ? sql`generate_series(1, ${sql.lit(bets)}) as numbers(n)`
          : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(bets)}) select n from numbers)`;
      await sql`insert into posting (transaction_id, from_account, to_account, currency, amount)
        select 'bet ' || n, ${id}, 'house:bonus:PLAY', ${testCurrency}, 1 from ${numbers}`.execute(transaction);
      await sql`insert into ledger_transaction (id, member_id, operation, idempotency_key, fingerprint, created_at, checksum)
        select 'bet ' || n, 'linh', 'bet', 'bet ' || n, '', ${sql.lit(clock.now())}, '' from ${numbers}`.execute(transaction);
    });
    const statements = await statementsOf(store.db, (db) => lastTransactions(db, 'linh', most));
    if (engine === 'postgres') {
      await sql`vacuum analyze posting, ledger_transaction`.execute(store.db);
      // The newest of either side.
      expect((await readFrom(store.db, 'posting', statements)).rows).toBeLessThanOrEqual(2 * most);
      expect((await readFrom(store.db, 'ledger_transaction', statements)).rows).toBeLessThanOrEqual(2 * most);
      return;
    }
    const details = await planOf(store.db, statements);
    const of = (table: string) => details.filter((detail) => detail.includes(` ${table} `));
    for (const detail of of('posting'))
      expect(detail).toMatch(/^SEARCH posting USING INDEX posting_by_(from \(from|to \(to)_account=\?\)$/);
    expect(of('ledger_transaction')).toEqual(['SEARCH ledger_transaction USING PRIMARY KEY (id=?)']);
  });
});
