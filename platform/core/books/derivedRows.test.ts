import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldNext } from '../../money/accountRecord/foldAccountRecords.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { dropStoreRules } from './testing/flip.ts';
import { openBooksToCheck, type BooksToCheck } from './testing/openBooksToCheck.ts';

const words = [
  'account_id',
  'member_id',
  'purpose',
  'other_purpose',
  'transaction_id',
  'kind',
  'business_day',
  'category',
  'vendor_code',
  'status',
];
const ofDays = ['member_id', 'business_day', 'category', 'vendor_code', 'status', 'bets', 'stake', 'valid_bet', 'payout'];
const ofRecords = [...words.slice(0, 6), 'amount', 'balance_after', 'recorded_at', 'kind_count', 'kind_sum'];
const changed = (column: string) => (words.includes(column) ? sql`${sql.ref(column)} || 'x'` : sql`${sql.ref(column)} + 1`);

describe.each(testEngines())('what members are shown of the books on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
    await dropStoreRules(books.db);
  }, 60_000);
  afterEach(() => books.close());

  const tablesFound = async () => new Set((await books.check()).map(({ table }) => table));

  test('a day’s sums are the bets of that day: whichever column was changed, it is found, and so is a row that was taken away', async () => {
    const { db } = books;
    expect(await books.check()).toEqual([]);
    const day = await db.selectFrom('bet_day').selectAll().where('bets', '>', 0n).limit(1).executeTakeFirstOrThrow();
    const key = sql`member_id = ${day.member_id} and business_day = ${day.business_day} and status = ${day.status}`;
    const ofMember = await db.selectFrom('bet_day').selectAll().where('member_id', '=', day.member_id).execute();
    const missed: string[] = [];
    const take = () => sql`delete from bet_day where member_id like ${`${day.member_id}%`}`.execute(db);
    const id = [day.member_id, day.business_day, day.category, day.vendor_code, day.status].join(' ');
    await sql`update bet_day set stake = stake - 1 where ${key}`.execute(db);
    expect(await books.check()).toEqual([{ table: 'bet_day', id, problem: 'it is not the sum of its bets' }]);
    await sql`update bet_day set stake = stake + 1 where ${key}`.execute(db);
    for (const column of ofDays) {
      await sql`update bet_day set ${sql.ref(column)} = ${changed(column)} where ${key}`.execute(db);
      if (!(await tablesFound()).has('bet_day')) missed.push(column);
      await take();
      await db.insertInto('bet_day').values(ofMember).execute();
    }
    expect(missed).toEqual([]);
    expect(await books.check()).toEqual([]);
    await take();
    expect(await tablesFound()).toEqual(new Set(['bet_day']));
  });

  test('an account’s records are its postings: whichever column was changed, it is found, and so is a record taken away or put in', async () => {
    const { db } = books;
    await books.chain();
    await db.transaction().execute(foldNext);
    const { rows } = await sql<{ id: bigint }>`select id from account_record where account_id = (
        select id from account where member_id = 'binh' and purpose = 'cash') order by id`.execute(db);
    const third = rows[2];
    const last = rows.at(-1);
    if (!third || !last) throw new Error('there is nothing to change');
    const missed: string[] = [];
    const { id } = third;
    for (const column of ofRecords) {
      const {
        rows: [before],
      } = await sql<Record<string, unknown>>`select ${sql.ref(column)} as held from account_record where id = ${id}`.execute(db);
      await sql`update account_record set ${sql.ref(column)} = ${changed(column)} where id = ${id}`.execute(db);
      if (!(await tablesFound()).has('account_record')) missed.push(column);
      await sql`update account_record set ${sql.ref(column)} = ${before?.['held']} where id = ${id}`.execute(db);
    }
    expect(missed).toEqual([]);
    expect(await books.check()).toEqual([]);
    await sql`update account_record set kind_sum = kind_sum + 1 where id = ${id}`.execute(db);
    expect(await books.check()).toMatchObject([{ table: 'account_record', id: String(id) }]);
    await sql`update account_record set kind_sum = kind_sum - 1 where id = ${id}`.execute(db);

    const columns = sql.raw(ofRecords.join(', '));
    await sql`insert into account_record (id, ${columns}) select id + 1000000, ${columns} from account_record where id = ${last.id}`.execute(
      db,
    );
    expect(await books.check()).toMatchObject([{ table: 'account_record' }]);
    await sql`delete from account_record where id > ${last.id} and account_id = (select account_id from account_record where id = ${last.id})`.execute(
      db,
    );
    expect(await books.check()).toEqual([]);
    await sql`delete from account_record where id = ${last.id}`.execute(db);
    const posted = await sql<{
      seq: bigint;
    }>`select max(seq) as seq from posting join account on account.member_id = 'binh' and purpose = 'cash'
      and account.id in (from_account, to_account)`.execute(db);
    expect(await books.check()).toMatchObject([{ table: 'posting', id: String(posted.rows[0]?.seq) }]);
    await sql`delete from account_record where id = ${third.id}`.execute(db);
    expect(await books.check()).toMatchObject([{ table: 'account_record', id: String(rows[3]?.id) }]);
  });
});
