import { type Kysely, sql } from 'kysely';
import type { CheckProgress } from '../../core/books/finding.ts';
import { pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { ofMember } from '../../core/ledger/accounts/ofMember.ts';
import type { Database } from '../../core/store/database.ts';
import { readSnapshot } from '../../core/store/readSnapshot.ts';
import { foldedThrough } from './foldAccountRecords.ts';
import { type AccountPosting, createRecordSums } from './recordSums.ts';

/** How far an account has been read. */
interface Place {
  readonly seq: bigint;
  readonly recordedAt: bigint;
  readonly id: bigint;
}

/** The account after another one that records are kept of, or should be: one that there is not has none to have. */
async function accountAfter(db: Kysely<Database>, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select min(id) as id from (
      select min(account_id) as id from account_record where account_id > ${after}
      union all
      select min(id) from account where id > ${after} and member_id is not null and purpose <> 'hold'
    ) as next`.execute(db);
  return rows[0]?.id ?? null;
}

const postingsOf = (db: Kysely<Database>, accountId: string, { seq }: Place) =>
  sql<AccountPosting>`
  select half.seq, half.transaction_id, half.amount, account.member_id, account.purpose, other.purpose as other_purpose, operation,
      ledger_transaction.created_at
    from (
      select seq, transaction_id, from_account as account_id, to_account as other_id, -amount as amount
        from posting where from_account = ${accountId} and ${ofMember('from_account')} and seq > ${seq}
      union all
      select seq, transaction_id, to_account, from_account, amount from posting where to_account = ${accountId} and ${ofMember('to_account')} and seq > ${seq}
      order by seq limit ${pageSize}
    ) as half
    join account on account.id = half.account_id and account.member_id is not null and account.purpose <> 'hold'
    left join account as other on other.id = half.other_id
    left join ledger_transaction on ledger_transaction.id = half.transaction_id
    order by half.seq`.execute(db);

const recordsOf = (db: Kysely<Database>, accountId: string, { recordedAt, id }: Place) =>
  db
    .selectFrom('account_record')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(recorded_at, id) > (${recordedAt}, ${id})`)
    .orderBy('recorded_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();

/** All as it is at one moment. */
const pageOf = (db: Kysely<Database>, accountId: string, place: Place) =>
  readSnapshot(db, async (snapshot) => ({
    postings: (await postingsOf(snapshot, accountId, place)).rows,
    records: await recordsOf(snapshot, accountId, place),
    folded: await foldedThrough(snapshot),
  }));

/** One record for each posting, in the same order; the last may still be missing where nobody has read them. What follows the first that is wrong rests on it, and is not looked at. */
async function checkAccount(db: Kysely<Database>, accountId: string, { found, passed }: CheckProgress): Promise<void> {
  const sums = createRecordSums();
  for (let place: Place | undefined = { seq: 0n, recordedAt: -1n, id: 0n }; place;) {
    const { postings, records, folded } = await pageOf(db, accountId, place);
    for (const [index, record] of records.entries()) {
      const posting = postings[index];
      if (posting && sums.isNext(posting, record)) continue;
      return found('account_record', record.id, 'it is not what was posted, or the one before it is missing');
    }
    const unrecorded = postings[records.length];
    if (unrecorded && unrecorded.seq <= folded) return found('posting', unrecorded.seq, `account ${accountId} has no record of it`);
    await passed(records.length);
    const [posting, record] = [postings.at(-1), records.at(-1)];
    place =
      records.length === pageSize && posting && record ? { seq: posting.seq, recordedAt: record.recorded_at, id: record.id } : undefined;
  }
}

/** Every record of an account against what was posted on it: they are made of the postings, and vouched for by these alone. */
export const vouchedAccountRecords: VouchedRows = {
  async check({ db }, progress) {
    for (let id = await accountAfter(db, ''); id !== null; id = await accountAfter(db, id)) await checkAccount(db, id, progress);
  },
};
