import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { accountPage, kindSums, reversedSums } from './accountRecordStore.ts';

const pageSize = 20;
const records = 30_000;
const account = { accountId: 'account' };

const filters = [
  ['no filter', {}],
  ['a range', { from: 10_000, to: 20_000 }],
  ['a kind of few movements', { kind: 'rare_IN' }],
  ['a kind of few movements, and a range', { kind: 'rare_IN', from: 10_000, to: 20_000 }],
] as const;

describe.each(testEngines())('an account of many movements on %s', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    const numbers =
      engine === 'postgres'
        ? sql`generate_series(1, ${sql.lit(records)}) as numbers(n)`
        : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(records)}) select n from numbers)`;
    await sql`
      insert into account_record (id, account_id, member_id, purpose, other_purpose, transaction_id, kind, amount, balance_after, recorded_at, kind_count, kind_sum)
        select n, 'account', 'member', 'cash', 'games', 't', case when n % 2000 = 0 then 'rare_IN' else 'bet_IN' end, 1, n, n, n, n from ${numbers}`.execute(
      store.db,
    );
    if (engine === 'postgres') await sql`vacuum analyze account_record`.execute(store.db);
  });
  afterAll(() => store.close());

  test.each(filters)('MC-08 with %s its first page and sums are read from indexes, and no more than is shown', async (_, asked) => {
    const filter = { ...account, ...asked };
    const statements = await statementsOf(store.db, async (db) => {
      await accountPage(db, 'member', filter, pageSize);
      await kindSums(db, filter);
    });
    if (engine === 'postgres') {
      const { rows, blocks } = await readFrom(store.db, 'account_record', statements);
      // The page, and for each kind where its sums stood at both ends of the range.
      expect(rows).toBeLessThanOrEqual(pageSize + 1 + 4 * 4);
      expect(blocks).toBeLessThanOrEqual(pageSize + 1 + 4);
      return;
    }
    const details = await planOf(store.db, statements);
    for (const detail of details) {
      if (/ (account_record|each)\b/.test(detail)) expect(detail).toMatch(/^SEARCH .*\(account_id=\?/);
      if (detail.startsWith('SEARCH each ')) expect(detail).toContain('(account_id=? AND (kind,recorded_at)<(?,?))');
    }
    if ('kind' in asked)
      expect(details.some((detail) => /^SEARCH account_record .*by_kind \(account_id=\? AND \(kind,recorded_at\)>/.test(detail))).toBe(
        true,
      );
    expect(details.some((detail) => detail.startsWith('SEARCH account_record '))).toBe(true);
  });

  test('what was taken back is found among all movements by an index', async () => {
    const statements = await statementsOf(store.db, async (db) => void (await reversedSums(db, account.accountId)));
    if (engine === 'postgres') return expect((await readFrom(store.db, 'account_record', statements)).rows).toBe(0);
    expect(await planOf(store.db, statements)).toContainEqual(
      expect.stringMatching(/^SEARCH account_record .*\(account_id=\? AND kind=\?\)/),
    );
  });
});
