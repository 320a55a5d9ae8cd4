import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database.ts';
import { ofMember } from '../accounts/ofMember.ts';

/** One account or transaction that does not add up. */
export interface Discrepancy {
  readonly kind: 'transaction-not-zero' | 'balance-not-entries' | 'balance-below-zero';
  /** Id of the transaction or account. */
  readonly id: string;
  /** What it is off by, in ten-thousandths. */
  readonly difference: bigint;
}

/**
 * Checks the books: every transaction sums to zero in each currency, every kept balance is the sum
 * of its account's entries, none is below zero. Answers what is wrong; empty when all is well.
 * With `recent`, only the accounts and transactions of that many last postings are looked at, which
 * takes the same time however old the books are.
 */
export async function reconcile(db: Kysely<Database>, options: { readonly recent?: number } = {}): Promise<Discrepancy[]> {
  const boundary =
    options.recent === undefined
      ? undefined
      : await db.selectFrom('posting').select('seq').orderBy('seq', 'desc').limit(1).offset(options.recent).executeTakeFirst();
  const since = boundary?.seq ?? 0n;
  const touched = boundary
    ? sql<boolean>`id in (select from_account from posting where seq > ${since} union select to_account from posting where seq > ${since})`
    : sql<boolean>`1 = 1`;

  const transactions = await sql<{ id: string; difference: bigint }>`
    select transaction_id as id, sum(amount) as difference from entry
    where transaction_id in (select transaction_id from posting where seq > ${since})
    group by transaction_id, currency having sum(amount) <> 0
  `.execute(db);
  const balances = await sql<{ id: string; difference: bigint }>`
    select id, difference from (
      select account.id as id, account.balance
        - (select coalesce(sum(amount), 0) from posting where to_account = account.id and ${ofMember('to_account')})
        + (select coalesce(sum(amount), 0) from posting where from_account = account.id and ${ofMember('from_account')}) as difference
      from account
      where member_id is not null and ${touched}
    ) as checked
    where difference <> 0
  `.execute(db);
  const negative = await db
    .selectFrom('account')
    .select(['id', 'balance as difference'])
    .where('balance', '<', 0n)
    .where(touched)
    .execute();

  const named = (kind: Discrepancy['kind'], rows: readonly { id: string; difference: bigint | null }[]) =>
    rows.map(({ id, difference }) => ({ kind, id, difference: difference ?? 0n }));
  return [
    ...named('transaction-not-zero', transactions.rows),
    ...named('balance-not-entries', balances.rows),
    ...named('balance-below-zero', negative),
  ];
}
